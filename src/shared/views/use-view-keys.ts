import { useDocumentKeys } from '@/ui/layout/use-document-keys';

/** The shortcut that a key press means; null if it means none. */
export type ReadKey = (event: KeyboardEvent) => string | null;

/** Shows a view by the key of its place in the row, 1 to 9. */
export function useViewKeys(readKey: ReadKey, onNumber: (number: number) => void): void {
  useDocumentKeys((event) => {
    const key = readKey(event) ?? '';
    if (/^[1-9]$/.test(key)) onNumber(Number(key));
  });
}
