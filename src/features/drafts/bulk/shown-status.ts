import type { ShownLine } from '@/data/bulk/use-bulk';
import type { LineStatus } from '@/domain/bulk/bulk-line';
import { draftStatus, type DraftStatus } from '@/shared/draft-state/draft-status';

/** A status that a review shows in its own words. */
export type OwnStatus = Exclude<LineStatus, 'conflict' | 'deleted'>;

/**
 * What the badge of a line says: the status of the line. If a person must decide about the line's draft, the status of
 * the draft instead, in the words of all other screens.
 */
export function shownStatus({
  status,
  draft,
  blocked,
}: Pick<ShownLine, 'status' | 'draft' | 'blocked'>): { draft: DraftStatus } | { draft?: undefined; line: OwnStatus } {
  if (status === 'conflict' || status === 'deleted')
    return { draft: draft === null ? 'undecided' : draftStatus(draft) };
  if (status === 'blocked' && blocked !== 'unknown') return { draft: 'undecided' };
  return { line: status };
}
