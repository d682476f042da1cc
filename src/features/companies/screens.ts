import { companyAction, createCompanyAction } from './companies-actions';
import { companiesLoader, companyLoader } from './companies-loaders';
import { CompanyCreatePage } from './company-create-page';
import { CompanyListPage } from './company-list-page';
import { CompanyPage } from './company-page';

/* The component, loader and action of each route. They are not in `routes.tsx`, because every start loads that file. */

export const companyList = { Component: CompanyListPage, loader: companiesLoader };
export const newCompany = { Component: CompanyCreatePage, action: createCompanyAction };
export const company = { Component: CompanyPage, loader: companyLoader, action: companyAction };
