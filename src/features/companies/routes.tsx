import type { RouteObject } from 'react-router-dom';

/** The companies: list, creation, form. */
export const routes: RouteObject[] = [
  {
    path: '/companies',
    lazy: async () => {
      const [{ CompanyListPage }, { companiesLoader }] = await Promise.all([
        import('./company-list-page'),
        import('./companies-loaders'),
      ]);
      return { Component: CompanyListPage, loader: companiesLoader };
    },
  },
  {
    path: '/company/create',
    lazy: async () => {
      const [{ CompanyCreatePage }, { createCompanyAction }] = await Promise.all([
        import('./form/company-create-page'),
        import('./companies-actions'),
      ]);
      return { Component: CompanyCreatePage, action: createCompanyAction };
    },
  },
  {
    path: '/company/:code',
    lazy: async () => {
      const [{ CompanyPage }, { companyLoader }, { companyAction }] = await Promise.all([
        import('./form/company-page'),
        import('./companies-loaders'),
        import('./companies-actions'),
      ]);
      return { Component: CompanyPage, loader: companyLoader, action: companyAction };
    },
  },
];
