import { isAppConfig, readAppConfig } from '@/lib/app-config';
import { backendBase, backendPathOf } from '@/lib/backend-address';
import { parseJson } from '@/lib/json';
import { openShellStore } from './shell-store';

/** What is used of an `ExtendableEvent`. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

const file = '/config.json';

/** Longer than this nobody waits for a configuration that is already on the device. */
const timeoutMs = 3_000;

/**
 * Answers /config.json: the network's for up to 3 s, else the last good one. A file that was taken away (404) is
 * forgotten; an answer that is no configuration, such as another page's HTML or somebody's error, is not taken.
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

/** Keeps the configuration of the first visit, which was read before this worker could see it. Never fails. */
export async function keepConfig(): Promise<void> {
  const answer = await fetchConfig();
  if (answer && (await isConfig(answer))) await (await openShellStore()).put(file, answer);
}

/** The path under which the backend is on this origin, as the configuration said last; "" at the root or elsewhere. */
export async function keptBackendPath(origin: string): Promise<string> {
  return backendPathOf(await keptBackendUrl(), origin);
}

/** The origin of the backend, as the configuration said last, when it is another one than the console's; else none. */
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
    // Read to the end here: the time limit counts for the body too.
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
