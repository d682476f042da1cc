import { saveJson } from '@/lib/browser/save-text';
import { exportedDraft } from '@/domain/drafts/exported-draft';
import { isoDay } from '@/i18n/format/date';
import type { DraftRow } from '@/domain/drafts/draft';

/** Downloads a draft as a JSON file. The file also contains the server's version on which the draft is based. */
export function exportDraft(draft: DraftRow): void {
  saveJson(`draft-${(draft.code ?? draft.value.code) || 'new'}.json`, exportedDraft(draft));
}

/** Downloads a list of drafts as one JSON file. Each item of the list looks like the file that `exportDraft` writes. */
export function exportDrafts(drafts: readonly DraftRow[]): void {
  saveJson(`drafts-${isoDay(new Date())}.json`, drafts.map(exportedDraft));
}
