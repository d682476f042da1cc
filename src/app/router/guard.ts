import { HOME_PATH, LOGIN_PATH } from '@/domain/addresses/paths';
import { redirect, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import { readAccess } from '@/data/session/access';
import { rememberEndedSession, rememberRedirectTarget } from '@/data/session/redirect-target';
import { clearSession, currentSession } from '@/data/session-store';
import { startSync } from '@/data/sync/sync-client';
import { mayEnter, permissionsOf } from '@/domain/permissions';
import { i18n } from '@/i18n/start-i18n';
import { toast } from '@/ui/overlay/toast';
import { accessOf } from './route-access';

/**
 * Runs before every navigation to a screen. Without a usable session, it remembers the URL and redirects to the sign-in
 * page. Without the required role, it shows a toast and redirects to the home page. With a usable session, it always
 * starts the sync.
 * @param routes the guarded screens
 */
export const guard =
  (routes: readonly RouteObject[]): MiddlewareFunction =>
  async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const needed = accessOf(routes, pathname);
    if (needed === 'public') return next();
    const access = await readAccess();
    const session = currentSession();
    if (access === 'none' || session === null) {
      if (session !== null) clearSession();
      (session === null ? rememberRedirectTarget : rememberEndedSession)(pathname + search);
      throw redirect(LOGIN_PATH);
    }
    startSync(session);
    if (!mayEnter(needed, permissionsOf(session.user.roles))) {
      toast.error(i18n.t('error.notAllowed'));
      throw redirect(HOME_PATH);
    }
    return next();
  };
