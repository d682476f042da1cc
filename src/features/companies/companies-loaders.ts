import { codeInPath } from '@/domain/addresses/path-segments';
import { readCompanies, readCompany } from '@/data/online/companies';
import { onlineLoader, roleLoader } from '@/data/online/online-loader';
import { readGridState } from '@/data/use-grid-state';

/** The key under which the list's filters and page are remembered. */
export const COMPANIES_GRID = 'companies';
/** The filter parameters of the list's URL. */
export const COMPANY_FILTERS = ['name'];

/** Loads one page of the list. Only a super administrator may list all companies. */
export const companiesLoader = roleLoader('ROLE_ADMIN', ({ request }) => {
  const { page, filters } = readGridState(request, COMPANIES_GRID, COMPANY_FILTERS);
  return readCompanies(filters['name']?.[0], page);
});

/** Loads one company. */
export const companyLoader = onlineLoader(({ request }) => readCompany(codeInPath(new URL(request.url).pathname)));
