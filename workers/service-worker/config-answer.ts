import { isAppConfig, readAppConfig } from '@/lib/app-config';
import { backendBase, backendPathOf } from '@/lib/backend-address';
import { parseJson } from '@/lib/json';
import { openShellStore } from './shell-store';

/** The part of `ExtendableEvent` that is used here. */
interface WaitUntilEvent {
  waitUntil(work: Promise<unknown>): void;
}

const file = '/config.json';

/** How long to wait for the network before the stored configuration is used. */
const timeoutMs = 3_000;

/**
 * Answers /config.json from the network if that takes at most 3 s, else with the last valid file. A 404 deletes the
 * stored file. A response that is not a configuration, such as the HTML of a captive portal or an error, is ignored.
 */
export async function answerConfig(event: WaitUntilEvent): Promise<Response> {
  const store = await openShellStore();
  const answer = await fetchConfig();
  if (answer?.status === 404) {
    event.waitUntil(store.delete(file));
    return answer;
  }
  if (answer && (await isConfig(answer))) {
    event.waitUntil(store.put(file, answer.clone()));
    return answer;
  }
  return (await store.match(file)) ?? answer ?? Response.error();
}

/**
 * Stores the configuration during installation: on the first visit, the page requests it before this worker is active.
 * Ignores a response that is not a configuration.
 */
export async function keepConfig(): Promise<void> {
  const answer = await fetchConfig();
  if (answer && (await isConfig(answer))) await (await openShellStore()).put(file, answer);
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
  const kept = await (await openShellStore()).match(file);
  return kept === undefined ? '' : readAppConfig(parseJson(await kept.text())).backendUrl;
}

async function fetchConfig(): Promise<Response | undefined> {
  try {
    const answer = await fetch(file, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    // Read the whole body here, so that the time limit includes it.
    const body = await answer.blob();
    return new Response(body, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
  } catch {
    return undefined;
  }
}

async function isConfig(answer: Response): Promise<boolean> {
  const isJson = answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
  return isJson && isAppConfig(parseJson(await answer.clone().text()));
}
