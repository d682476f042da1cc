import { companyAction, createCompanyAction } from './companies-actions';
import { companiesLoader, companyLoader } from './companies-loaders';
import { CompanyCreatePage } from './company-create-page';
import { CompanyListPage } from './company-list-page';
import { CompanyPage } from './company-page';

/* What each route shows, reads and does. One import, so that the routes, which every start loads, are small. */

export const companyList = { Component: CompanyListPage, loader: companiesLoader };
export const newCompany = { Component: CompanyCreatePage, action: createCompanyAction };
export const company = { Component: CompanyPage, loader: companyLoader, action: companyAction };
