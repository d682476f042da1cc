import { saveJson } from '@/lib/browser/save-text';
import { exportedDraft } from '@/domain/drafts/exported-draft';
import type { DraftRow } from '@/domain/drafts/draft';

/** Downloads a draft as a JSON file. The file also contains the server's version on which the draft is based. */
export function exportDraft(draft: DraftRow): void {
  saveJson(`draft-${(draft.code ?? draft.value.code) || 'new'}.json`, exportedDraft(draft));
}

/** Downloads several drafts as one JSON file, a list. Its items have the same form as the file of `exportDraft`. */
export function exportDrafts(drafts: readonly DraftRow[]): void {
  saveJson(`drafts-${new Date().toISOString().slice(0, 10)}.json`, drafts.map(exportedDraft));
}
