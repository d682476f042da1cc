import type { ShownLine } from '@/data/bulk/use-bulk';
import type { BlockReason, LineStatus } from '@/domain/bulk/bulk-line';
import { draftStatus, type DraftStatus } from '@/shared/draft-state/draft-status';

/** A status that only a review knows. */
export type OwnStatus = Exclude<LineStatus, 'conflict' | 'deleted' | 'refused'>;

/**
 * What the badge of a line says: its own status, or the status of its draft in the words of the other screens if a
 * conflict, a deletion or a refusal stops that draft.
 */
export function shownStatus({
  status,
  draft,
}: Pick<ShownLine, 'status' | 'draft'>): { draft: DraftStatus } | { draft?: undefined; line: OwnStatus } {
  if (status === 'conflict' || status === 'deleted' || status === 'refused')
    return { draft: draft === null ? 'undecided' : draftStatus(draft) };
  if (status === 'blocked' && draft !== null) return { draft: draftStatus(draft) };
  return { line: status };
}

/**
 * The key of the note for a blocked line. Its reason holds from the moment at which the change was tried: the draft that
 * stood in the way may have been decided, edited, sent or discarded since.
 */
export function blockedNote({
  draft,
  blocked,
}: Pick<ShownLine, 'draft' | 'blocked'>): `blocked.${BlockReason}` | 'state.open' {
  if (draft === null) return blocked === null || blocked === 'conflict' ? 'state.open' : `blocked.${blocked}`;
  if (draft.state === 'deleted') return 'blocked.deleted';
  return draft.state === 'conflict' && draftStatus(draft) === 'undecided' ? 'blocked.conflict' : 'state.open';
}
