export interface CardKey {
  key: number;
  isOpen: boolean;
}

export interface CardKeys {
  list: readonly CardKey[];
  /** The key of the next new card. */
  next: number;
}

/** Adjusts the number of keys to the number of items; new keys are added at the end. */
export function resizeKeys({ list, next }: CardKeys, count: number, isOpen: (index: number) => boolean): CardKeys {
  const missing = Math.max(0, count - list.length);
  const added = Array.from({ length: missing }, (_, n) => ({ key: next + n, isOpen: isOpen(list.length + n) }));
  return { list: [...list.slice(0, count), ...added], next: next + missing };
}

/** Adds one open card. */
export const withCard = (keys: CardKeys): CardKeys => resizeKeys(keys, keys.list.length + 1, () => true);

export const withoutCard = ({ list, next }: CardKeys, index: number): CardKeys => ({
  list: list.toSpliced(index, 1),
  next,
});

export function withMoved({ list, next }: CardKeys, from: number, to: number): CardKeys {
  const moved = list.slice(from, from + 1);
  return { list: list.toSpliced(from, 1).toSpliced(to, 0, ...moved), next };
}
