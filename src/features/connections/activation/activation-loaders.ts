import { finishPimApp } from '@/data/online/app-access';
import { noSuchItem } from '@/data/online/online-call';
import { roleLoader } from '@/data/online/online-loader';

const queryOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;

/**
 * Completes the authorisation of the PIM app with the `state` and `code` of the callback URL. If the person refused the
 * authorisation, the URL has no code.
 */
export const pimCallbackLoader = roleLoader('ROLE_CLIENT_ADMIN', async ({ request }) => {
  const query = queryOf(request);
  const state = query.get('state') ?? '';
  const code = query.get('code') ?? '';
  return state === '' || code === '' ? noSuchItem() : finishPimApp(state, code);
});
