import { saveJson } from '@/lib/browser/save-text';
import { exportedDraft } from '@/domain/drafts/exported-draft';
import type { DraftRow } from '@/domain/drafts/draft';

/** Downloads one draft as a JSON file, with the server's version that it is based on. */
export function exportDraft(draft: DraftRow): void {
  saveJson(`draft-${(draft.code ?? draft.value.code) || 'new'}.json`, exportedDraft(draft));
}

/** Downloads several drafts as one JSON file: a list of the objects that `exportDraft` writes. */
export function exportDrafts(drafts: readonly DraftRow[]): void {
  saveJson(`drafts-${new Date().toISOString().slice(0, 10)}.json`, drafts.map(exportedDraft));
}
