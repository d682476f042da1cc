import type { ShownLine } from '@/data/bulk/use-bulk';
import type { BlockReason, LineStatus } from '@/domain/bulk/bulk-line';
import { draftStatus, type DraftStatus } from '@/shared/draft-state/draft-status';

/** A status that only a review knows. */
export type OwnStatus = Exclude<LineStatus, 'conflict' | 'deleted' | 'refused'>;

/**
 * The status that the badge of a line shows. If a conflict, a deletion or a refusal stops the line's draft, or if an
 * existing draft blocks the line, the badge shows the status of the draft, as on the other screens. Otherwise, it shows
 * the line's own status.
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
 * The key of the note for a blocked line. `blocked` is the reason at the time of the change. Since then, the draft that
 * blocked the line may have been decided, edited, sent or discarded.
 */
export function blockedNote({
  draft,
  blocked,
}: Pick<ShownLine, 'draft' | 'blocked'>): `blocked.${BlockReason}` | 'state.open' {
  if (draft === null) return blocked === null || blocked === 'conflict' ? 'state.open' : `blocked.${blocked}`;
  if (draft.state === 'deleted') return 'blocked.deleted';
  return draft.state === 'conflict' && draftStatus(draft) === 'undecided' ? 'blocked.conflict' : 'state.open';
}
