import { COMPANIES_PATH, NEW_COMPANY_PATH, COMPANY_ROUTE } from '@/domain/addresses/paths';
import type { RouteObject } from 'react-router-dom';
import { ADMINISTRATE } from '@/domain/permissions';

/** The routes of the companies: list, create form, edit form. */
export const routes: RouteObject[] = [
  {
    path: COMPANIES_PATH,
    handle: ADMINISTRATE,
    lazy: async () => {
      const [{ CompanyListPage }, { companiesLoader }] = await Promise.all([
        import('./company-list-page'),
        import('./companies-loaders'),
      ]);
      return { Component: CompanyListPage, loader: companiesLoader };
    },
  },
  {
    path: NEW_COMPANY_PATH,
    handle: ADMINISTRATE,
    lazy: async () => {
      const [{ CompanyCreatePage }, { createCompanyAction }] = await Promise.all([
        import('./company-create-page'),
        import('./companies-actions'),
      ]);
      return { Component: CompanyCreatePage, action: createCompanyAction };
    },
  },
  {
    path: COMPANY_ROUTE,
    handle: ADMINISTRATE,
    lazy: async () => {
      const [{ CompanyPage }, { companyLoader }, { companyAction }] = await Promise.all([
        import('./company-page'),
        import('./companies-loaders'),
        import('./companies-actions'),
      ]);
      return { Component: CompanyPage, loader: companyLoader, action: companyAction };
    },
  },
];
