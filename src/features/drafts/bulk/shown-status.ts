import type { ShownLine } from '@/data/bulk/use-bulk';
import type { BlockReason, LineStatus } from '@/domain/bulk/bulk-line';
import { draftStatus, type DraftStatus } from '@/shared/draft-state/draft-status';

/** A status that only a review knows. */
export type OwnStatus = Exclude<LineStatus, DraftedStatus>;

/** A status of a line whose draft is on its way, or waits for a decision. */
type DraftedStatus = keyof typeof BADGE_OF;

/** The badge of a line with a `DraftedStatus`, if the draft of the line no longer exists. */
const BADGE_OF = {
  waiting: 'waiting',
  unclear: 'waiting',
  sending: 'sending',
  conflict: 'undecided',
  deleted: 'undecided',
  refused: 'undecided',
} as const satisfies Partial<Record<LineStatus, DraftStatus>>;

const isDrafted = (status: LineStatus): status is DraftedStatus => Object.hasOwn(BADGE_OF, status);

/**
 * The status that the badge of a line shows. If the line's draft is on its way or waits for a decision, or if an
 * existing draft blocks the line, the badge shows the status of the draft, as on the other screens. Otherwise, it shows
 * the line's own status.
 */
export function shownStatus({
  status,
  draft,
}: Pick<ShownLine, 'status' | 'draft'>): { draft: DraftStatus } | { draft?: undefined; line: OwnStatus } {
  if (isDrafted(status)) return { draft: draft === null ? BADGE_OF[status] : draftStatus(draft) };
  if (status === 'blocked' && draft !== null) return { draft: draftStatus(draft) };
  return { line: status };
}

/**
 * The key of the note for a blocked line. `blocked` is the reason at the time of the change. Since then, the draft that
 * blocked the line may have been edited, sent or discarded, or the user may have decided its conflict.
 */
export function blockedNote({
  draft,
  blocked,
}: Pick<ShownLine, 'draft' | 'blocked'>): `blocked.${BlockReason}` | 'state.open' {
  if (draft === null) return blocked === null || blocked === 'conflict' ? 'state.open' : `blocked.${blocked}`;
  if (draft.state === 'deleted') return 'blocked.deleted';
  return draft.state === 'conflict' && draftStatus(draft) === 'undecided' ? 'blocked.conflict' : 'state.open';
}
