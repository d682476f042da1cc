import type { Outcome } from '@/domain/problem';
import { readCompanyChoices } from '@/data/online/companies';
import type { CompanyRow } from '@/domain/company';
import { noSuchItem } from '@/data/online/online-call';
import { onlineLoader } from '@/data/online/online-loader';
import { readOwnUser, readUserById, readUsers } from '@/data/online/users';
import { readGridState } from '@/data/use-grid-state';
import type { User } from '@/domain/users/user';
import { positiveInteger } from '@/lib/text/positive-integer';

/** The key under which the list's filters and page are remembered. */
export const USERS_GRID = 'users';
/** The filter parameters of the list's URL. */
export const USER_FILTERS = ['email', 'company'];

/** Loads one page of the list. */
export const usersLoader = onlineLoader(({ request }) => {
  const { page, filters } = readGridState(request, USERS_GRID, USER_FILTERS);
  const [email] = filters['email'] ?? [];
  const [companyCode] = filters['company'] ?? [];
  return readUsers({ ...(email !== undefined && { email }), ...(companyCode !== undefined && { companyCode }) }, page);
});

/** The data of a user's form. `companies` is null if the user may not choose a company or if loading failed. */
export interface UserFormData {
  user: User;
  companies: CompanyRow[] | null;
}

/** Loads the data of a user's form. */
export const userLoader = onlineLoader(async ({ params }): Promise<Outcome<UserFormData>> => {
  const id = positiveInteger(params['id']);
  return id === null ? noSuchItem() : withCompanies(readUserById(id));
});

/** Loads the data of the signed-in user's own form. */
export const accountLoader = onlineLoader(() => withCompanies(readOwnUser()));

/** Loads the companies to choose from for a new user; null in the same cases as in `UserFormData`. */
export const newUserLoader = onlineLoader(async (): Promise<Outcome<CompanyRow[] | null>> => ({
  ok: true,
  value: await readCompanyChoices(),
}));

async function withCompanies(reading: Promise<Outcome<User>>): Promise<Outcome<UserFormData>> {
  const [user, companies] = await Promise.all([reading, readCompanyChoices()]);
  return user.ok ? { ok: true, value: { user: user.value, companies } } : user;
}
