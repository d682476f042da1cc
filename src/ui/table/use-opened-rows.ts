import { useCallback, useState } from 'react';

/**
 * The keys of the expanded rows of a table, and a stable function that expands or collapses a row.
 * @param keyOf returns the key of a row; must be a stable function
 */
export function useOpenedRows<T, K>(keyOf: (row: T) => K): [opened: ReadonlySet<K>, toggle: (row: T) => void] {
  const [opened, setOpened] = useState<ReadonlySet<K>>(new Set());
  const toggle = useCallback(
    (row: T) =>
      setOpened((before) => {
        const after = new Set(before);
        if (!after.delete(keyOf(row))) after.add(keyOf(row));
        return after;
      }),
    [keyOf],
  );
  return [opened, toggle];
}
