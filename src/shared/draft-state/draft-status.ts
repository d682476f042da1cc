import { instanceEditPath, newInstancePath } from '@/domain/addresses/paths';
import { codeOfDraftId, type DraftRow } from '@/domain/drafts/draft';
import { changedFields } from '@/domain/instance-fields';

/** The status of a draft, as all screens show it. */
export type DraftStatus = 'saved' | 'waiting' | 'sending' | 'undecided' | 'decided';

const STATUS: Record<DraftRow['state'], DraftStatus> = {
  editing: 'saved',
  ready: 'waiting',
  sending: 'sending',
  rejected: 'undecided',
  conflict: 'undecided',
  deleted: 'undecided',
};

/** The status of a draft. A conflict counts as decided once the user has decided every conflicting place. */
export function draftStatus({ state, merge }: Pick<DraftRow, 'state' | 'merge'>): DraftStatus {
  return state === 'conflict' && merge?.open === 0 ? 'decided' : STATUS[state];
}

/**
 * The path of the form that edits a draft. The draft of a deleted instance may have no `code`, but its id contains the
 * code, so the form keeps its path.
 */
export function draftAddress({ id, code }: Pick<DraftRow, 'id' | 'code'>): string {
  const instanceCode = code ?? codeOfDraftId(id);
  return instanceCode === null ? newInstancePath(id) : instanceEditPath(instanceCode);
}

/** True if the draft was edited after the Save that is still to be sent. */
export const isEditedSince = ({ outgoing, value }: DraftRow): boolean =>
  outgoing !== null && changedFields(outgoing, value).length > 0;
