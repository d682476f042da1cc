import { companyAction, createCompanyAction } from './companies-actions';
import { companiesLoader, companyLoader } from './companies-loaders';
import { CompanyCreatePage } from './company-create-page';
import { CompanyListPage } from './company-list-page';
import { CompanyPage } from './company-page';

/* The component, loader and action of each route, in one lazy module, because every start loads the routes. */

export const companyList = { Component: CompanyListPage, loader: companiesLoader };
export const newCompany = { Component: CompanyCreatePage, action: createCompanyAction };
export const company = { Component: CompanyPage, loader: companyLoader, action: companyAction };
