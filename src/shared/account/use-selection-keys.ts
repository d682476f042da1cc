import { useDocumentKeys } from '@/ui/layout/use-document-keys';
import type { Selection } from '@/ui/table/selection';
import { singleKey } from './single-keys';

/**
 * `x` selects or deselects the focused row. Shift+`x` selects or deselects a range: all rows from the row that was
 * toggled last to the focused row. Escape calls `onEscape`.
 * @param codeAt returns the code of the row with this address; undefined for any other address
 * @param onEscape by default, Escape does nothing
 */
export function useSelectionKeys(
  selection: Selection,
  codeAt: (address: string) => string | undefined,
  onEscape?: () => void,
): void {
  useDocumentKeys((event) => {
    const key = singleKey(event);
    if (key === 'Escape') onEscape?.();
    const row = event.target instanceof Element ? event.target.closest('tr') : null;
    const address = row?.querySelector('a[data-row-opener]')?.getAttribute('href');
    const code = address == null ? undefined : codeAt(address);
    if (code === undefined) return;
    if (key === 'x') selection.toggle(code);
    if (key === 'X') selection.toggleRange(code);
  });
}
