import { instanceEditPath, newInstancePath } from '@/domain/addresses/paths';
import type { DraftRow } from '@/domain/drafts/draft';

/** The status of a draft on all screens: on the form, in lists, in its badge. */
export type DraftStatus = 'saved' | 'waiting' | 'sending' | 'undecided' | 'decided';

const STATUS: Record<DraftRow['state'], DraftStatus> = {
  editing: 'saved',
  ready: 'waiting',
  sending: 'sending',
  rejected: 'undecided',
  conflict: 'undecided',
  deleted: 'undecided',
};

export function draftStatus({ state, merge }: Pick<DraftRow, 'state' | 'merge'>): DraftStatus {
  return state === 'conflict' && merge?.open === 0 ? 'decided' : STATUS[state];
}

/** The path of the form that shows a draft. */
export function draftAddress({ id, code }: Pick<DraftRow, 'id' | 'code'>): string {
  const known = code ?? codeOfId(id);
  return known === null ? newInstancePath(id) : instanceEditPath(known);
}

/**
 * The code in a draft's id; null for a new instance. A draft of a deleted instance that will be created again keeps its
 * id and path.
 */
function codeOfId(id: string): string | null {
  return id.startsWith('code:') ? id.slice('code:'.length) : null;
}
