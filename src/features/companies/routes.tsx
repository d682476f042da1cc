import { COMPANIES_PATH, NEW_COMPANY_PATH, COMPANY_ROUTE } from '@/domain/addresses/paths';
import type { RouteObject } from 'react-router-dom';
import { ADMINISTRATE } from '@/domain/permissions';

const screens = () => import('./screens');

/** The routes of the companies: list, create form, edit form. */
export const routes: RouteObject[] = [
  { path: COMPANIES_PATH, handle: ADMINISTRATE, lazy: async () => (await screens()).companyList },
  { path: NEW_COMPANY_PATH, handle: ADMINISTRATE, lazy: async () => (await screens()).newCompany },
  { path: COMPANY_ROUTE, handle: ADMINISTRATE, lazy: async () => (await screens()).company },
];
