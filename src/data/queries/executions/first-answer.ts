import { useEffect, useState } from 'react';
import type { CachedPage } from '@/database/cached-page';
import { PAGE_SIZE } from '@/lib/page-size';
import { currentSession } from '../../session/session-store';

/**
 * The newest executions from the answer that the page requested on a first start (decision 014): they are shown until
 * the engine has stored them. Undefined until they are read, and on every later start.
 */
export function useFirstAnswer(): CachedPage | undefined {
  const [page, setPage] = useState<CachedPage>();
  useEffect(() => {
    let current = true;
    readFirstAnswer()
      .then((found) => current && setPage(found))
      // The code of the reader did not load: the rows come from the engine.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, []);
  return page;
}

/** The cache has executions now, so the answer is not used again. */
export function forgetFirstAnswer(): void {
  if (globalThis.firstPaint) globalThis.firstPaint.answers = null;
}

async function readFirstAnswer(): Promise<CachedPage | undefined> {
  const executions = globalThis.firstPaint?.answers?.executions;
  if (!executions || executions.token !== currentSession()?.token) return undefined;
  const [body, { readCollection }, { readExecution }] = await Promise.all([
    executions.body,
    import('@/api/hydra'),
    import('@/api/readers/execution-reader'),
  ]);
  const collection = readCollection(body);
  if (collection === null) return undefined;
  const rows = collection.members.map(readExecution).filter((row) => row !== null);
  const total = collection.total ?? rows.length;
  return { rows: rows.slice(0, PAGE_SIZE), total, whole: total <= rows.length, newer: 0 };
}
