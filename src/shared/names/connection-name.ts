import type { AcceptedNames } from '@/domain/names/name';
import { listsFor, type NameSources } from '@/domain/names/name-sources';
import { visible } from '@/lib/text/visible-text';

/** The label of a connection; null if there is no such connection, or if its label has no visible characters. */
export function connectionLabel(sources: NameSources, key: string): string | null {
  const rows = Object.values(sources).flat();
  return visible(rows.find((row) => row.key === key)?.label);
}

/** The labels of the connections whose systems provide the names for a field. */
export const systemNames = (accepted: AcceptedNames, sources: NameSources): string[] =>
  listsFor(accepted, sources).map(({ connection }) => connectionLabel(sources, connection) ?? connection);
