import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { areSingleKeysOn } from '@/shared/account/single-keys';

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const SINGLE: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 };

/**
 * When a list opens, focuses its first link. If the list has no link, focuses the first button in its parent element.
 * The arrow keys, `j` and `k` move between the links.
 * @returns the ref for the list, and its key handler
 */
export function useLineKeys(): readonly [RefObject<HTMLDivElement | null>, (event: KeyboardEvent) => void] {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = list.current?.querySelector('a') ?? list.current?.parentElement?.querySelector('button');
    first?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const by = STEPS[event.key] ?? (areSingleKeysOn() ? SINGLE[event.key] : undefined);
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    if (by === undefined || links.length === 0) return;
    event.preventDefault();
    const current = links.findIndex((link) => link === document.activeElement);
    links[current < 0 ? 0 : Math.min(links.length - 1, Math.max(0, current + by))]?.focus();
  };
  return [list, onKeyDown];
}
