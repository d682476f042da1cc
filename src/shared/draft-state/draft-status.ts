import { instanceEditPath, newInstancePath } from '@/domain/paths';
import type { DraftRow } from '@/domain/drafts/draft';

/** What a draft says of itself everywhere: on the form, in lists, in its badge. */
export type DraftStatus = 'saved' | 'waiting' | 'sending' | 'needsYou';

const STATUS: Record<DraftRow['state'], DraftStatus> = {
  editing: 'saved',
  ready: 'waiting',
  sending: 'sending',
  rejected: 'needsYou',
  conflict: 'needsYou',
  deleted: 'needsYou',
};

export function draftStatus({ state }: Pick<DraftRow, 'state'>): DraftStatus {
  return STATUS[state];
}

/** The address of the form that shows a draft. */
export function draftAddress({ id, code }: Pick<DraftRow, 'id' | 'code'>): string {
  const known = code ?? codeOfId(id);
  return known === null ? newInstancePath(id) : instanceEditPath(known);
}

/** A draft of an instance that was deleted and is to be created again keeps its id, and its address. */
function codeOfId(id: string): string | null {
  return id.startsWith('code:') ? id.slice('code:'.length) : null;
}
