import type { RouteObject } from 'react-router-dom';
import { loginLoader } from './login/login-loader';

/** Pages for people who are not signed in; they stand without the navigation bar. */
export const routes: RouteObject[] = [
  {
    path: '/login',
    loader: loginLoader,
    lazy: async () => ({ Component: (await import('./login/login-page')).LoginPage }),
  },
];
