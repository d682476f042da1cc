import type { RouteObject } from 'react-router-dom';
import { loginLoader } from './login/login-loader';
import { homeWhenSignedIn } from './reset/home-when-signed-in';

/** Pages for people who are not signed in; they stand without the navigation bar. */
export const routes: RouteObject[] = [
  {
    path: '/login',
    loader: loginLoader,
    lazy: async () => ({ Component: (await import('./login/login-page')).LoginPage }),
  },
  {
    path: '/forget-password',
    loader: homeWhenSignedIn,
    lazy: async () => ({ Component: (await import('./reset/forgot-password-page')).ForgotPasswordPage }),
  },
  {
    path: '/reset-password/:token',
    loader: homeWhenSignedIn,
    lazy: async () => ({ Component: (await import('./reset/reset-password-page')).ResetPasswordPage }),
  },
];
