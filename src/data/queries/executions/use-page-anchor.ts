import { useState } from 'react';
import { useCacheQuery } from '../use-cache-query';

interface Anchor {
  /** The newest id when a page after the first was opened; null on the first page, which shows new rows. */
  upTo: number | null;
  /** Moves the anchor to the current newest id. */
  moveUp: () => void;
}

/** Remembers which id was the newest when a page after the first was opened, so that new rows do not move the page. */
export function usePageAnchor(filterKey: string, page: number): Anchor {
  const [anchor, setAnchor] = useState<{ key: string; id: number } | null>(null);
  const key = page > 1 ? filterKey : null;
  const newest = useCacheQuery(
    async (cache) => (page > 1 ? ((await cache.executions.orderBy('id').last())?.id ?? 0) : undefined),
    [page > 1],
  );
  const moveUp = (): void => {
    if (key !== null && newest !== undefined && newest !== anchor?.id) setAnchor({ key, id: newest });
  };
  if (key === null && anchor !== null) setAnchor(null);
  if (anchor?.key !== key) moveUp();
  return { upTo: key !== null && anchor?.key === key ? anchor.id : null, moveUp };
}
