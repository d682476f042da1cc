import { useDocumentKeys } from '@/ui/layout/use-document-keys';
import type { Selection } from '@/ui/table/selection';
import { singleKey } from './single-keys';

/**
 * `x` selects the row with the focus, Shift and `x` the rows up to it. Escape calls `onEnd`.
 * @param codeAt returns the code of the row with this address; undefined for any other address
 * @param onEnd nothing by default
 */
export function useSelectionKeys(
  selection: Selection,
  codeAt: (address: string) => string | undefined,
  onEnd?: () => void,
): void {
  useDocumentKeys((event) => {
    const key = singleKey(event);
    if (key === 'Escape') onEnd?.();
    const row = event.target instanceof Element ? event.target.closest('tr') : null;
    const address = row?.querySelector('a[data-row-opener]')?.getAttribute('href');
    const code = address == null ? undefined : codeAt(address);
    if (code === undefined) return;
    if (key === 'x') selection.toggle(code);
    if (key === 'X') selection.toggleRange(code);
  });
}
