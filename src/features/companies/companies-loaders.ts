import { readCompanies, readCompany } from '@/data/online/companies';
import { onlineLoader, roleLoader } from '@/data/online/online-loader';
import { readGridState } from '@/data/use-grid-state';

/** The list's name and filters, as the address has them. */
export const COMPANIES_GRID = 'companies';
export const COMPANY_FILTERS = ['name'];

/** The list of all companies is the super administrator's. */
export const companiesLoader = roleLoader('ROLE_ADMIN', ({ request }) => {
  const { page, filters } = readGridState(request, COMPANIES_GRID, COMPANY_FILTERS);
  return readCompanies(filters['name']?.[0], page);
});

export const companyLoader = onlineLoader(({ params }) => readCompany(params['code'] ?? ''));
