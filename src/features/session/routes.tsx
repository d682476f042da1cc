import { PUBLIC } from '@/domain/permissions';
import { LOGIN_PATH, FORGOT_PASSWORD_PATH, HOME_PATH, RESET_PASSWORD_ROUTE } from '@/domain/addresses/paths';
import { type RouteObject, redirect } from 'react-router-dom';
import { hasExpired } from '@/data/session-clock';
import { currentSession } from '@/data/session-store';

/** The routes for people who are not signed in. Their pages have no navigation bar. */
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
    path: FORGOT_PASSWORD_PATH,
    handle: PUBLIC,
    loader: redirectSignedInUser,
    lazy: async () => ({ Component: (await import('./forgot-password-page')).ForgotPasswordPage }),
  },
  {
    path: RESET_PASSWORD_ROUTE,
    handle: PUBLIC,
    loader: redirectSignedInUser,
    lazy: async () => ({ Component: (await import('./reset-password-page')).ResetPasswordPage }),
  },
];

/** The loader of the pages about a forgotten password. Redirects a signed-in user to the home page. */
function redirectSignedInUser(): Response | null {
  const session = currentSession();
  return session !== null && !hasExpired(session) ? redirect(HOME_PATH) : null;
}
