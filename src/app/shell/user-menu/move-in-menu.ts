import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End go from item to item of a menu, around its ends. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const current = items.findIndex((item) => item === document.activeElement);
  const next = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (current <= 0 ? items.length : current) - 1,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
