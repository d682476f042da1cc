import { useDocumentKeys } from '@/ui/layout/use-document-keys';

/** Returns the pressed key if it is a shortcut; else null. */
export type ReadKey = (event: KeyboardEvent) => string | null;

/** Calls `onNumber` for the keys 1 to 9, which show the view at that place in the row. */
export function useViewKeys(readKey: ReadKey, onNumber: (number: number) => void): void {
  useDocumentKeys((event) => {
    const key = readKey(event) ?? '';
    if (/^[1-9]$/.test(key)) onNumber(Number(key));
  });
}
