import type { DraftRow } from '@/lib/database/draft-rows';

/** Saves drafts as a JSON file, each with the server's version that it stands on. */
export function downloadDrafts(drafts: readonly DraftRow[]): void {
  const content = drafts.map(({ code, state, updatedAt, base, value }) => ({
    code,
    state,
    updatedAt: new Date(updatedAt).toISOString(),
    value,
    base,
  }));
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `drafts-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // The browser reads the address after the click; it must still be there then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
