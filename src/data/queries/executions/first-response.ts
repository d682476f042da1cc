import { useEffect, useState } from 'react';
import type { CachedPage } from '@/database/cached-page';
import { firstResponses, forgetFirstResponses } from '@/lib/first-responses';
import { PAGE_SIZE } from '@/lib/page-size';
import { currentSession } from '../../session-store';

let reading: Promise<void> | undefined;
let firstPage: { token: string; page: CachedPage } | undefined;

/**
 * Reads the newest executions from the response that the page requested on a first start (decision 014). Resolves when
 * `useFirstResponse` can return them, or when there are none. Never rejects.
 */
export function readFirstResponse(): Promise<void> {
  // If the reader's code does not load, the engine reads the rows.
  reading ??= read().catch(() => {});
  return reading;
}

/**
 * The newest executions from the first response, to show until the engine has stored them. Undefined until they are
 * read, and on every later start.
 */
export function useFirstResponse(): CachedPage | undefined {
  const [page, setPage] = useState(sessionPage);
  useEffect(() => {
    let current = true;
    const show = async (): Promise<void> => {
      await readFirstResponse();
      if (current) setPage(sessionPage());
    };
    void show();
    return () => {
      current = false;
    };
  }, []);
  return page;
}

/** Drops the first response. Call this when the cache has executions. */
export function forgetFirstResponse(): void {
  firstPage = undefined;
  forgetFirstResponses();
}

/** The first page if it was read for the current session; otherwise undefined. */
function sessionPage(): CachedPage | undefined {
  return firstPage?.token === currentSession()?.token ? firstPage?.page : undefined;
}

async function read(): Promise<void> {
  const executions = firstResponses()?.executions;
  if (!executions) return;
  const [body, { isLastPage, readCollection }, { readExecution }] = await Promise.all([
    executions.body,
    import('@/api/hydra'),
    import('@/api/readers/execution-reader'),
  ]);
  const collection = readCollection(body);
  if (collection === null || firstResponses() === null) return;
  const rows = collection.members.map(readExecution).filter((row) => row !== null);
  const total = collection.total ?? rows.length;
  const page = {
    rows: rows.slice(0, PAGE_SIZE),
    total,
    complete: isLastPage(collection, collection.members.length),
    newer: 0,
  };
  firstPage = { token: executions.token, page };
}
