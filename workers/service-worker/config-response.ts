import { isAppConfig, readAppConfig } from '@/lib/app-config';
import { backendBase, backendPathOf } from '@/lib/addresses/backend-address';
import { parseJson } from '@/lib/json';
import { openShellStore } from './shell-store';

/** The part of `ExtendableEvent` that the service worker uses. */
export interface WaitUntilEvent {
  waitUntil(work: Promise<unknown>): void;
}

const CONFIG_FILE = '/config.json';

/** If the network takes longer than this, the stored configuration is used. */
const TIMEOUT_MS = 3_000;

/**
 * Responds to /config.json: from the network if it answers within 3 s, else with the last valid file. A 404 deletes the
 * stored file. A response that is not a configuration, such as an error or the HTML of a captive portal, is used only
 * if no file is stored.
 */
export async function respondWithConfig(event: WaitUntilEvent): Promise<Response> {
  const store = await openShellStore();
  const response = await fetchConfig();
  if (response?.status === 404) {
    event.waitUntil(store.delete(CONFIG_FILE));
    return response;
  }
  if (response && (await isConfig(response))) {
    event.waitUntil(store.put(CONFIG_FILE, response.clone()));
    return response;
  }
  return (await store.match(CONFIG_FILE)) ?? response ?? Response.error();
}

/**
 * Stores the configuration during installation, because on the first visit the page requests it before this worker is
 * active. Ignores a response that is not a configuration.
 */
export async function keepConfig(): Promise<void> {
  const response = await fetchConfig();
  if (response && (await isConfig(response))) await (await openShellStore()).put(CONFIG_FILE, response);
}

/**
 * The backend's path on this origin, from the stored configuration. "" if the backend is at the root or on another
 * origin, or if no configuration is stored.
 */
export async function keptBackendPath(origin: string): Promise<string> {
  return backendPathOf(await keptBackendUrl(), origin);
}

/**
 * A list with the backend's origin, from the stored configuration. Empty if it is the console's own origin or unknown.
 */
export async function keptBackendOrigins(origin: string): Promise<string[]> {
  try {
    const base = backendBase(await keptBackendUrl(), origin);
    return URL.canParse(base) && new URL(base).origin !== origin ? [new URL(base).origin] : [];
  } catch {
    return [];
  }
}

async function keptBackendUrl(): Promise<string> {
  const kept = await (await openShellStore()).match(CONFIG_FILE);
  return kept === undefined ? '' : readAppConfig(parseJson(await kept.text())).backendUrl;
}

async function fetchConfig(): Promise<Response | undefined> {
  try {
    const response = await fetch(CONFIG_FILE, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    // Read the whole body here, so that the time limit includes it.
    const body = await response.blob();
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
  } catch {
    return undefined;
  }
}

async function isConfig(response: Response): Promise<boolean> {
  const isJson = response.ok && (response.headers.get('content-type') ?? '').includes('json');
  return isJson && isAppConfig(parseJson(await response.clone().text()));
}
