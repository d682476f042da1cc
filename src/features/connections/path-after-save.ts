import { CONNECTIONS_PATH, executionPath } from '@/domain/paths';

/**
 * Where a connection's form leads after a save: back to the failed run that linked to the form (`run` in the URL), else
 * to the list of connections.
 * @param params the query of the form's URL
 */
export function pathAfterSave(params: URLSearchParams): string {
  const run = Number(params.get('run'));
  return Number.isSafeInteger(run) && run > 0 ? executionPath(run) : CONNECTIONS_PATH;
}
