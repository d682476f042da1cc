import { saveJson } from '@/lib/save-text';
import { exportedDraft } from '@/domain/drafts/exported-draft';
import type { DraftRow } from '@/domain/drafts/draft';

/** Saves one draft as a JSON file, with the server's version that it stands on. */
export function exportDraft(draft: DraftRow): void {
  saveJson(`draft-${(draft.code ?? draft.value.code) || 'new'}.json`, exportedDraft(draft));
}

/** Saves several drafts as one JSON file, a list of what `exportDraft` saves. */
export function exportDrafts(drafts: readonly DraftRow[]): void {
  saveJson(`drafts-${new Date().toISOString().slice(0, 10)}.json`, drafts.map(exportedDraft));
}
