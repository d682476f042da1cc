import { finishPimApp, finishShopApp, startShopApp } from '@/data/online/app-access';
import { noSuchItem } from '@/data/online/online-call';
import { onlineLoader } from '@/data/online/online-loader';

const queryOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;

/** Ends the authorisation of the PIM app with the callback's `state` and `code`; a refusal brings no code. */
export const pimCallbackLoader = onlineLoader(async ({ request }) => {
  const query = queryOf(request);
  const state = query.get('state') ?? '';
  const code = query.get('code') ?? '';
  return state === '' || code === '' ? noSuchItem() : finishPimApp(state, code);
});

/** Begins the authorisation of the shop app for the shop in `shop`; gives the provider's address. */
export const shopActivateLoader = onlineLoader(async ({ request }) => {
  const shop = queryOf(request).get('shop') ?? '';
  return shop === '' ? noSuchItem() : startShopApp(shop);
});

/** Ends the authorisation of the shop app with every parameter of the callback. */
export const shopCallbackLoader = onlineLoader(async ({ request }) => {
  const query = Object.fromEntries(queryOf(request));
  return query['state'] ? finishShopApp(query) : noSuchItem();
});
