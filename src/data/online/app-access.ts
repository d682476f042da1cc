import type { Outcome } from '@workers/protocol/sync-api';
import { readAuthorizationUrl } from '@/api/readers/connection-reader';
import { isProviderAddress } from '@/lib/provider-address';
import { appConfig, backendUrl } from '../config';
import { hasExpired } from '../session/session-clock';
import { currentSession } from '../session/session-store';
import { anyAnswer, callOnline, callPublic } from './online-call';

// An answer without an address, or with one that nobody should be sent to, is no answer.
function readAddress(answer: unknown): string | null {
  const address = readAuthorizationUrl(answer);
  return address !== null && isProviderAddress(address, backendUrl()) ? address : null;
}

/** Begins the authorisation of the PIM app; gives the provider's address. */
export function startPimApp(pimUrl: string): Promise<Outcome<string>> {
  return callOnline((api) => api.startPimApp(pimUrl), readAddress);
}

/** Ends it with what the provider's callback carries; works once. */
export function finishPimApp(state: string, code: string): Promise<Outcome<true>> {
  return callOnline((api) => api.finishPimApp(state, code), anyAnswer);
}

/** Begins the authorisation of the shop app, also for somebody who is not signed in: the shop sends them here. */
export function startShopApp(shopUrl: string): Promise<Outcome<string>> {
  const session = currentSession();
  const call = session === null || hasExpired(session) ? callPublic : callOnline;
  return call((api) => api.startShopApp(shopUrl), readAddress);
}

/** @param query every parameter of the provider's callback */
export function finishShopApp(query: Record<string, string>): Promise<Outcome<true>> {
  return callOnline((api) => api.finishShopApp(query['state'] ?? '', query), anyAnswer);
}

/** Begins the authorisation of an asset-service connection that is an app. @param connection its IRI */
export function startAssetServiceApp(domain: string, connection: string): Promise<Outcome<string>> {
  const body = { domain, connection, appStyle: appConfig().appStyle };
  return callOnline((api) => api.startAssetServiceApp(body), readAddress);
}

/** Address of the setup guide of this installation; null is the built-in one (config.json, `guideUrl`). */
export function guideAddress(): string | null {
  const { guideUrl } = appConfig();
  return guideUrl !== null && isProviderAddress(guideUrl, backendUrl()) ? guideUrl : null;
}
