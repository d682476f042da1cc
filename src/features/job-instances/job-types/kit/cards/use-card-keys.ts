import { useEffect, useState } from 'react';
import { resizeKeys, withoutCard, withCard, withMoved, type CardKey, type CardKeys } from './card-keys';

/** How long a moved card is highlighted. */
const MARK_MS = 400;

interface CardKeysControl {
  list: readonly (CardKey & { isMarked: boolean })[];
  toggle: (key: number) => void;
  /** To be called after an item was added at the end. Opens its card and returns its key. */
  addKey: () => number;
  /**
   * To be called after an item was removed. Returns the key of the next card, otherwise of the previous card; null if
   * no card is left.
   */
  removeKey: (index: number) => number | null;
  /** To be called after an item was moved. Highlights its card and returns the card's key. */
  moveKey: (from: number, to: number) => number;
}

/**
 * Gives the cards of a list stable keys, because the items have no ids. With keys, open cards stay open after a move.
 */
export function useCardKeys(count: number, isOpenAtFirst: (index: number) => boolean): CardKeysControl {
  const [state, setState] = useState<CardKeys>(() => resizeKeys({ list: [], next: 0 }, count, isOpenAtFirst));
  const [marked, setMarked] = useState<{ key: number } | null>(null);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), MARK_MS);
    return () => clearTimeout(timer);
  }, [marked]);

  // The list may change from outside, e.g. in the JSON editor.
  const current = state.list.length === count ? state : resizeKeys(state, count, isOpenAtFirst);
  if (current !== state) setState(current);

  const keyAt = (index: number): number | null => current.list[index]?.key ?? null;
  return {
    list: current.list.map((card) => ({ ...card, isMarked: card.key === marked?.key })),
    toggle: (key) =>
      setState((before) => ({
        ...before,
        list: before.list.map((card) => (card.key === key ? { ...card, isOpen: !card.isOpen } : card)),
      })),
    addKey: () => {
      setState(withCard);
      return current.next;
    },
    removeKey: (index) => {
      setState((before) => withoutCard(before, index));
      return keyAt(index + 1) ?? keyAt(index - 1);
    },
    moveKey: (from, to) => {
      const key = keyAt(from) ?? 0;
      setState((before) => withMoved(before, from, to));
      setMarked({ key });
      return key;
    },
  };
}
