import { useEffect, useState } from 'react';
import { adjusted, withoutCard, withCard, withMoved, type CardKey, type CardKeys } from './card-keys';

/** How long a moved card is highlighted. */
const MARK_MS = 400;

interface CardKeysControl {
  list: readonly (CardKey & { isMarked: boolean })[];
  toggle: (key: number) => void;
  /** Call it after an item was added at the end; opens its card and returns its key. */
  added: () => number;
  /** Returns the key of the card that takes its place; null when none is left. */
  removed: (index: number) => number | null;
  /** Returns the key of the moved card. */
  moved: (from: number, to: number) => number;
}

/**
 * Keys for the cards of a list, because items of a JSON text have none. With keys, open cards stay open after a move.
 */
export function useCardKeys(count: number, isOpenAtFirst: (index: number) => boolean): CardKeysControl {
  const [state, setState] = useState<CardKeys>(() => adjusted({ list: [], next: 0 }, count, isOpenAtFirst));
  const [marked, setMarked] = useState<{ key: number } | null>(null);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), MARK_MS);
    return () => clearTimeout(timer);
  }, [marked]);

  // The list may change from outside, e.g. in the JSON editor.
  const current = state.list.length === count ? state : adjusted(state, count, isOpenAtFirst);
  if (current !== state) setState(current);

  const keyAt = (index: number): number | null => current.list[index]?.key ?? null;
  return {
    list: current.list.map((card) => ({ ...card, isMarked: card.key === marked?.key })),
    toggle: (key) =>
      setState((before) => ({
        ...before,
        list: before.list.map((card) => (card.key === key ? { ...card, isOpen: !card.isOpen } : card)),
      })),
    added: () => {
      setState(withCard);
      return current.next;
    },
    removed: (index) => {
      setState((before) => withoutCard(before, index));
      return keyAt(index + 1) ?? keyAt(index - 1);
    },
    moved: (from, to) => {
      const key = keyAt(from) ?? 0;
      setState((before) => withMoved(before, from, to));
      setMarked({ key });
      return key;
    },
  };
}
