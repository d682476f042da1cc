import type { RouteObject } from 'react-router-dom';
import { ADMINISTRATE } from '@/domain/permissions';
import { COMPANY_SSO_ROUTE } from '@/domain/addresses/paths';

/** The route of a company's single sign-on. */
export const routes: RouteObject[] = [
  {
    path: COMPANY_SSO_ROUTE,
    handle: ADMINISTRATE,
    lazy: async () => {
      const [{ SsoPage }, { ssoLoader, ssoAction }] = await Promise.all([import('./sso-page'), import('./sso-data')]);
      return { Component: SsoPage, loader: ssoLoader, action: ssoAction };
    },
  },
];
