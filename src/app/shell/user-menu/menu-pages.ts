import {
  ACCOUNT_PATH,
  COMPANIES_PATH,
  COMPANY_ROUTE,
  COMPANY_SSO_ROUTE,
  DIAGNOSTICS_PATH,
  NEW_COMPANY_PATH,
  NEW_USER_PATH,
  SYSTEM_PATH,
  USER_ROUTE,
  USERS_PATH,
} from '@/domain/addresses/paths';
import { isScreenOf } from '../is-screen-of';

/** The screens of each link of the user menu. Users and companies are parts of the system, as in their breadcrumbs. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  [ACCOUNT_PATH]: [ACCOUNT_PATH],
  [SYSTEM_PATH]: [
    SYSTEM_PATH,
    USERS_PATH,
    NEW_USER_PATH,
    USER_ROUTE,
    COMPANIES_PATH,
    NEW_COMPANY_PATH,
    COMPANY_ROUTE,
    COMPANY_SSO_ROUTE,
  ],
  [DIAGNOSTICS_PATH]: [DIAGNOSTICS_PATH],
};

/** The link of the user menu to which the screen at a path belongs; undefined if it belongs to none of them. */
export const menuLinkOf = (pathname: string): string | undefined =>
  Object.keys(PAGES).find((link) => isScreenOf(PAGES[link] ?? [], pathname));
