import type { Outcome } from '@/domain/problem';
import { cannotTell, mayHaveChanged, settleWrite } from '@/api/settle-write';
import { readAuthorizationUrl } from '@/api/readers/connection-reader';
import { mayRedirectTo } from '@/lib/addresses/provider-address';
import type { ConnectionType } from '@/domain/connection';
import { commands } from '../commands';
import { appConfig, backendUrl } from '../config';
import { forgetConnectionTests } from '../connection-tests';
import { hasExpired } from '../session-clock';
import { currentSession } from '../session-store';
import { anyResponse, callOnline, callPublic } from './online-call';

/** Reads the provider's address from a response; null unless the console may redirect to it. */
function readAddress(response: unknown): string | null {
  const address = readAuthorizationUrl(response);
  return address !== null && mayRedirectTo(address, backendUrl()) ? address : null;
}

/** Starts the authorisation of the PIM app. Returns the provider's address. */
export function startPimApp(pimUrl: string): Promise<Outcome<string>> {
  return callOnline((api) => api.startPimApp(pimUrl), readAddress);
}

/** Completes the authorisation of the PIM app with the parameters of the provider's callback, which work only once. */
export async function finishPimApp(state: string, code: string): Promise<Outcome<true>> {
  const answer = await callOnline((api) => api.finishPimApp(state, code), anyResponse);
  const outcome = await settleWrite(answer, cannotTell, true);
  if (mayHaveChanged(outcome)) await noticeAuthorisation('akeneo');
  return outcome;
}

/** Starts the authorisation of the shop app. Works without a session: the shop may send signed-out people here. */
export function startShopApp(shopUrl: string): Promise<Outcome<string>> {
  const session = currentSession();
  const call = session === null || hasExpired(session) ? callPublic : callOnline;
  return call((api) => api.startShopApp(shopUrl), readAddress);
}

/**
 * Completes the authorisation of the shop app.
 * @param query all parameters of the provider's callback
 */
export async function finishShopApp(query: Record<string, string>): Promise<Outcome<true>> {
  const answer = await callOnline((api) => api.finishShopApp(query['state'] ?? '', query), anyResponse);
  const outcome = await settleWrite(answer, cannotTell, true);
  if (mayHaveChanged(outcome)) await noticeAuthorisation('shopify');
  return outcome;
}

/**
 * Forgets the tests of all connections of a kind and reads these connections again, because the response does not
 * contain the authorised connection.
 */
async function noticeAuthorisation(type: ConnectionType): Promise<void> {
  forgetConnectionTests(type);
  await commands.fetchConnections({ type });
}

/**
 * Starts the app authorisation of an asset-service connection. Returns the provider's address.
 * @param connection the IRI of the connection
 */
export function startAssetServiceApp(domain: string, connection: string): Promise<Outcome<string>> {
  const body = { domain, connection, appStyle: appConfig().appStyle };
  return callOnline((api) => api.startAssetServiceApp(body), readAddress);
}

/** The address of this installation's setup guide (`guideUrl` in config.json); null means the built-in guide. */
export function guideAddress(): string | null {
  const { guideUrl } = appConfig();
  return guideUrl !== null && mayRedirectTo(guideUrl, backendUrl()) ? guideUrl : null;
}
