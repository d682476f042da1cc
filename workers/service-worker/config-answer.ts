import { isAppConfig, readAppConfig } from '@/lib/app-config';
import { backendBase, backendPathOf } from '@/lib/backend-address';
import { parseJson } from '@/lib/json';
import { openShellStore } from './shell-store';

/** The part of `ExtendableEvent` that is used here. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

const file = '/config.json';

/** How long to wait for the network before the stored configuration is used. */
const timeoutMs = 3_000;

/**
 * Answers /config.json from the network for up to 3 s, else with the last valid file. A 404 deletes the stored file. An
 * answer that is not a configuration, such as the HTML of a captive portal or an error, is ignored.
 */
export async function answerConfig(event: Lasting): Promise<Response> {
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

/** Stores the configuration of the first visit: the page requested it before this worker was active. Never fails. */
export async function keepConfig(): Promise<void> {
  const answer = await fetchConfig();
  if (answer && (await isConfig(answer))) await (await openShellStore()).put(file, answer);
}

/**
 * The path of the backend on this origin by the stored configuration; "" when it is at the root or on another origin.
 */
export async function keptBackendPath(origin: string): Promise<string> {
  return backendPathOf(await keptBackendUrl(), origin);
}

/** The backend's origin by the stored configuration if it differs from the console's; else an empty list. */
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
    // Reads the whole body here, so that the time limit includes it.
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
