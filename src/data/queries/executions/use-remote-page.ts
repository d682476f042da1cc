import { useEffect, useState } from 'react';
import { PAGE_SIZE } from '@/lib/page-size';
import { commands } from '../../commands';
import { useOnline } from '../../sync/use-sync';
import { useStable } from '../../use-stable';
import type { PageQuery, RemotePage } from './execution-page';

/** A page, and the key of the request that it answers. */
interface Response {
  key: string;
  page: RemotePage;
}

/**
 * Requests the page from the server while `wanted`, and again when the connection returns. Null until the response has
 * come.
 * @param undecided the property `undecided` of the cached page. A new value causes a new request. The earlier response
 * stays until the new response has come.
 */
export function useRemotePage(query: PageQuery, wanted: boolean, undecided: number | undefined): RemotePage | null {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [response, setResponse] = useState<Response | null>(null);
  const key = JSON.stringify([query, online, attempt]);
  const input = useStable({ query, undecided });
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const retry = (): void => setAttempt((attempts) => attempts + 1);
    const request = async (): Promise<void> => {
      const page = await requestPage(input.query, retry);
      if (!current) return;
      // If a repeated request fails, the earlier page stays.
      setResponse((before) => (page.failure !== undefined && before?.key === key ? before : { key, page }));
    };
    void request();
    return () => {
      current = false;
    };
  }, [key, input, wanted]);
  return response?.key === key ? response.page : null;
}

async function requestPage(query: PageQuery, retry: () => void): Promise<RemotePage> {
  const outcome = await commands.findExecutions(query);
  const before = (query.page - 1) * PAGE_SIZE;
  if (!outcome.ok) {
    return {
      source: 'missing',
      ids: [],
      total: before,
      hasUncounted: false,
      failure: { problem: outcome.problem, retry },
    };
  }
  const found = outcome.value;
  if (found === null) return { source: 'unsupported', ids: [], total: before, hasUncounted: false };
  const ids = found.items;
  return {
    source: 'server',
    ids,
    total: found.total ?? before + ids.length,
    hasUncounted: found.total === null && found.hasMore,
  };
}
