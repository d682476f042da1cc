import type { NameWish } from '@/domain/names/name';
import { listsOfWish, type NameSources } from '@/domain/names/name-sources';
import { visible } from '@/lib/text/visible-text';

/** The label of one of the connections; null if there is no such connection, or if its label cannot be seen. */
export function connectionLabel(sources: NameSources, key: string): string | null {
  const rows = Object.values(sources).flat();
  return visible(rows.find((row) => row.key === key)?.label);
}

/** The connections that have the names of a wish, by their labels. */
export const systemNames = (wish: NameWish, sources: NameSources): string[] =>
  listsOfWish(wish, sources).map(({ connection }) => connectionLabel(sources, connection) ?? connection);
