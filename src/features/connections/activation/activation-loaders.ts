import { finishPimApp, finishShopApp, startShopApp } from '@/data/online/app-access';
import { noSuchItem, notAllowed } from '@/data/online/online-call';
import { onlineLoader, roleLoader } from '@/data/online/online-loader';
import { currentSession } from '@/data/session/session-store';
import { permissionsOf } from '@/domain/permissions';

const queryOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;

/** Ends the authorisation of the PIM app with the callback's `state` and `code`; a refusal brings no code. */
export const pimCallbackLoader = roleLoader('ROLE_CLIENT_ADMIN', async ({ request }) => {
  const query = queryOf(request);
  const state = query.get('state') ?? '';
  const code = query.get('code') ?? '';
  return state === '' || code === '' ? noSuchItem() : finishPimApp(state, code);
});

/**
 * Begins the authorisation of the shop app for the shop in `shop`; gives the provider's address. Who is signed in and could
 * not end it does not begin it; who is not signed in signs in before it ends.
 */
export const shopActivateLoader = onlineLoader(async ({ request }) => {
  const session = currentSession();
  if (session !== null && !permissionsOf(session.user.roles).administrate) return notAllowed();
  const shop = queryOf(request).get('shop') ?? '';
  return shop === '' ? noSuchItem() : startShopApp(shop);
});

/** Ends the authorisation of the shop app with every parameter of the callback. */
export const shopCallbackLoader = roleLoader('ROLE_CLIENT_ADMIN', async ({ request }) => {
  const query = Object.fromEntries(queryOf(request));
  return query['state'] ? finishShopApp(query) : noSuchItem();
});
