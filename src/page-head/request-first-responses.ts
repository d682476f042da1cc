import type { FirstResponses } from '@/lib/first-responses';
import { readAddresses } from '@/lib/app-config';
import { backendBase } from '@/lib/addresses/backend-address';
import { parseJson } from '@/lib/json';
import { PAGE_SIZE } from '@/lib/page-size';
import { CONFIG_KEY } from '@/lib/storage-keys';

/**
 * Requests what the console needs on a first start: the configuration, then the newest executions from the backend that
 * the configuration names. Null on a later start, because the configuration and the rows are on this device then.
 * @param token the token of the user who opens the tracker; null if the executions are not needed
 */
export function requestFirstResponses(token: string | null): FirstResponses | null {
  if (hasConfig()) return null;
  const config = textOf('/config.json', { cache: 'no-store' });
  return { config, executions: token === null ? null : { token, body: newestExecutions(config, token) } };
}

/** Whether a configuration is stored. If storage is blocked, every start counts as the first. */
function hasConfig(): boolean {
  try {
    return localStorage.getItem(CONFIG_KEY) !== null;
  } catch {
    return false;
  }
}

async function newestExecutions(config: Promise<string | null>, token: string): Promise<unknown> {
  const text = await config;
  if (text === null) return null;
  const base = backendBase(readAddresses(parseJson(text)).backendUrl, location.origin);
  const query = `order%5Bid%5D=desc&page=1&itemsPerPage=${PAGE_SIZE}`;
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/ld+json' };
  const body = await textOf(`${base}/api/job_executions?${query}`, { headers, cache: 'no-store' });
  return body === null ? null : parseJson(body);
}

/** The text of a successful response; null after a failure. */
async function textOf(address: string, init: RequestInit): Promise<string | null> {
  try {
    const response = await fetch(address, init);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
