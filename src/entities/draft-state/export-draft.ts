import type { DraftRow } from '@/lib/database/draft-rows';

/** Saves one draft as a JSON file, with the server's version that it stands on. */
export function exportDraft({ code, state, updatedAt, base, value }: DraftRow): void {
  const content = { code, state, updatedAt: new Date(updatedAt).toISOString(), value, base };
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `draft-${(code ?? value.code) || 'new'}.json`;
  link.click();
  // The browser reads the address after the click; it must still be there then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
