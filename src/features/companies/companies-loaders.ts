import { readCompanies, readCompany } from '@/data/online/companies';
import { onlineLoader } from '@/data/online/online-loader';
import { readGridState } from '@/data/use-grid-state';

/** The list's name and filters, as the address has them. */
export const COMPANIES_GRID = 'companies';
export const COMPANY_FILTERS = ['name'];

export const companiesLoader = onlineLoader(({ request }) => {
  const { page, filters } = readGridState(request, COMPANIES_GRID, COMPANY_FILTERS);
  return readCompanies(filters['name']?.[0], page);
});

export const companyLoader = onlineLoader(({ params }) => readCompany(params['code'] ?? ''));
