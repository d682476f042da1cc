import { tabStorage } from '@/data/browser-storage';
import { CONNECTIONS_PATH, executionPath } from '@/domain/addresses/paths';
import { positiveInteger } from '@/lib/text/positive-integer';

const KEY = 'run-after-authorisation';

/**
 * Where a connection's form leads after a save: back to the failed run that linked to the form (`run` in the URL), else
 * to the list of connections.
 * @param params the query of the form's URL
 */
export function pathAfterSave(params: URLSearchParams): string {
  const run = positiveInteger(params.get('run'));
  return run === null ? CONNECTIONS_PATH : executionPath(run);
}

/**
 * Remembers which screen follows the save, before the browser leaves for a provider's authorisation page. Only this tab
 * remembers the screen.
 * @param params the query of the form's URL
 */
export function rememberPathAfterSave(params: URLSearchParams): void {
  tabStorage.set(KEY, params.get('run') ?? '');
}

/** Returns the remembered path and forgets it. If there is none, returns the path of the list of connections. */
export function takePathAfterSave(): string {
  const run = tabStorage.get(KEY) ?? '';
  tabStorage.remove(KEY);
  return pathAfterSave(new URLSearchParams({ run }));
}
