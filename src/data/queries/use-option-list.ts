import type { ApiProblem } from '@/domain/problem';
import type { OptionList } from '@/domain/instance';
import { commands } from '../commands';
import { useRequest } from './use-request';

/**
 * Why a list has no cached options:
 * - `loading`: a request is pending.
 * - `offline`: the request waits for the connection.
 * - `none`: the server has no options.
 * - `failed`: the request failed.
 */
export type MissingOptions = { state: 'loading' | 'offline' | 'none' } | { state: 'failed'; problem: ApiProblem };

/**
 * Requests a list of options when a field that offers it is first shown, when the connection returns, and on `retry`.
 * The options arrive through the cache; `missing` says why the cache has none yet.
 */
export function useOptionList(list: OptionList, isShown: boolean): { missing: MissingOptions; retry: () => void } {
  const { outcome, online, retry } = useRequest(list, isShown, read);
  if (outcome?.ok === false) return { missing: { state: 'failed', problem: outcome.problem }, retry };
  if (outcome === null && !online) return { missing: { state: 'offline' }, retry };
  // After a response with options, the state stays `loading` until the cache has them.
  return { missing: { state: outcome?.value.count === 0 ? 'none' : 'loading' }, retry };
}

const read = (list: OptionList) => commands.fetchOptions({ list });
