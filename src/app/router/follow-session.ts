import { LOGIN_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { forgetIdleCaches } from '@/data/session/forget-idle-caches';
import { rememberEndedSession, takeRedirectTarget } from '@/data/session/redirect-target';
import { onRefusal } from '@/data/refused-calls';
import { followSignOut } from '@/data/session/follow-sign-out';
import { currentSession, isSignedOut, subscribeSession } from '@/data/session-store';
import { startSync, stopSync } from '@/data/sync/sync-client';
import { type Session, userKeyOf } from '@/domain/session-token';
import { hasExpired } from '@/data/session-clock';
import type { RouteObject } from 'react-router-dom';
import { accessOf } from './route-access';

/** The part of the router that `followSession` uses. */
interface SessionRouter {
  readonly routes: readonly RouteObject[];
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(to: string, options: { replace: boolean }): Promise<void>;
}

/**
 * Shows the screens that fit the session, even if another tab changes the session. When the session ends, every tab
 * goes to the sign-in page. When a session begins, the sign-in page goes to the requested screen. If another person
 * signs in, the page reloads at the home page, so that nothing of the previous person stays in its memory.
 */
export function followSession(router: SessionRouter): void {
  void forgetIdleCaches(Date.now());
  let known = currentSession();
  let lastUser = known && userKeyOf(known.user);
  followSignOut();
  onRefusal(async () => (await import('@/data/online/users')).readOwnUser());
  subscribeSession(() => {
    const before = known;
    known = currentSession();
    if (known === null) {
      if (before === null) return;
      stopSync();
      leave(router);
      return;
    }
    const user = userKeyOf(known.user);
    if (user !== (lastUser ?? user)) {
      location.replace(HOME_PATH);
    } else {
      lastUser = user;
      enter(router, known);
    }
  });
}

/**
 * Goes to the sign-in page, except from a public screen. The next sign-in returns to the screen that is left here,
 * unless the user has signed out in one of the tabs.
 */
function leave(router: SessionRouter): void {
  const { pathname, search } = router.state.location;
  if (accessOf(router.routes, pathname) === 'public') return;
  if (!isSignedOut()) rememberEndedSession(pathname + search);
  void router.navigate(LOGIN_PATH, { replace: true });
}

function enter(router: SessionRouter, session: Session): void {
  const onLogin = router.state.location.pathname.replace(/\/$/, '') === LOGIN_PATH;
  if (onLogin && !hasExpired(session)) void router.navigate(takeRedirectTarget(), { replace: true });
  else startSync(session);
}
