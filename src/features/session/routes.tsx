import { PUBLIC } from '@/domain/permissions';
import { LOGIN_PATH } from '@/domain/paths';
import type { RouteObject } from 'react-router-dom';
import { homeWhenSignedIn } from './reset/home-when-signed-in';

/** Pages for people who are not signed in, without the navigation bar. */
export const routes: RouteObject[] = [
  {
    path: LOGIN_PATH,
    handle: PUBLIC,
    lazy: async () => {
      const [{ LoginScreen }, { loginLoader }] = await Promise.all([
        import('./login/login-screen'),
        import('./login/login-loader'),
      ]);
      return { Component: LoginScreen, loader: loginLoader };
    },
  },
  {
    path: '/forget-password',
    handle: PUBLIC,
    loader: homeWhenSignedIn,
    lazy: async () => ({ Component: (await import('./reset/forgot-password-page')).ForgotPasswordPage }),
  },
  {
    path: '/reset-password/:token',
    handle: PUBLIC,
    loader: homeWhenSignedIn,
    lazy: async () => ({ Component: (await import('./reset/reset-password-page')).ResetPasswordPage }),
  },
];
