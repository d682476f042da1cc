import { exportedDraft } from '@/domain/drafts/exported-draft';
import type { DraftRow } from '@/lib/database/draft-rows';

/** Saves one draft as a JSON file, with the server's version that it stands on. */
export function exportDraft(draft: DraftRow): void {
  saveFile(`draft-${(draft.code ?? draft.value.code) || 'new'}.json`, exportedDraft(draft));
}

/** Saves several drafts as one JSON file, a list of what `exportDraft` saves. */
export function exportDrafts(drafts: readonly DraftRow[]): void {
  saveFile(`drafts-${new Date().toISOString().slice(0, 10)}.json`, drafts.map(exportedDraft));
}

function saveFile(name: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click; it must still be there then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
