import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { readAccess } from '@/data/session/guard';
import { rememberTarget } from '@/data/session/redirect-target';
import { clearSession, currentSession } from '@/data/session/session-store';
import { startSync } from '@/data/sync/sync-client';
import { permissionsOf } from '@/domain/permissions';
import { i18n } from '@/i18n/start-i18n';
import { toast } from '@/ui/overlay/toast';
import { accessOf, mayEnter } from './route-access';

/**
 * Runs before every navigation to a screen. Without a usable session the address is remembered and
 * sign-in follows; without the role a toast says so and home follows. Who enters takes part in the sync from then on.
 */
export const guard: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const needed = accessOf(pathname);
  if (needed === 'public') return next();
  const access = await readAccess();
  const session = currentSession();
  if (access === 'none' || session === null) {
    if (session !== null) clearSession();
    rememberTarget(pathname + search);
    throw redirect('/login');
  }
  startSync(session);
  if (!mayEnter(needed, permissionsOf(session.user.roles))) {
    toast.error(i18n.t('error.notAllowed'));
    throw redirect('/');
  }
  return next();
};
