import { useEffect, useRef, type RefObject } from 'react';
import type { Side } from '@/domain/drafts/open-conflicts';
import { singleKey } from '@/shared/account/single-keys';
import { useDocumentKeys } from '@/ui/layout/use-document-keys';
import type { ConflictState } from './use-conflict';

/** Elements in which the user types or answers. A conflict that appears does not take the focus from them. */
const KEEPS_FOCUS =
  'input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]';

interface ConflictFocus {
  /**
   * Decides one conflict, then focuses the next open conflict, or Save if no conflict is open. With `stay`, the focus
   * does not move.
   */
  choose: (key: string, side: Side, stay?: boolean) => void;
  /** Focuses the next open conflict. */
  next: () => void;
  /**
   * `first`: focuses the first open conflict as soon as there is one, unless the user is typing. `save`: focuses Save
   * as soon as no conflict is open.
   */
  focusLater: (wanted: 'first' | 'save') => void;
}

/**
 * The keyboard shortcuts of a conflict: `1` and `2` choose, `j` and `k` focus the next and previous conflict. A choice
 * moves the focus to the next open conflict; the last choice, to Save.
 */
export function useConflictFocus(
  conflict: ConflictState | null,
  saveButton: RefObject<HTMLButtonElement | null>,
): ConflictFocus {
  const latest = useRef(conflict);
  /** What to focus as soon as it is on the screen; null if nothing is waiting for the focus. */
  const wanted = useRef<'first' | 'save' | null>(null);
  useEffect(() => {
    latest.current = conflict;
    if (conflict === null) return;
    const [first] = conflict.open;
    if (wanted.current === 'first' && first !== undefined && !isTyping(document.activeElement))
      focusConflict(first.key);
    if (wanted.current === 'save' && first === undefined) saveButton.current?.focus();
    if (wanted.current === 'first' || first === undefined) wanted.current = null;
  });

  const choose = (key: string, side: Side, stay = false): void => {
    const state = latest.current;
    if (state === null) return;
    void state.decide(new Map([[key, side]]));
    if (stay) return;
    const others = state.open.filter((each) => each.key !== key);
    const from = state.conflicts.findIndex((each) => each.key === key);
    const following = others.find((each) => state.conflicts.indexOf(each) > from) ?? others[0];
    if (following === undefined) wanted.current = 'save';
    else focusConflict(following.key);
  };

  const next = (): void => {
    const state = latest.current;
    if (state === null) return;
    const from = state.conflicts.findIndex(({ key }) => key === focusedConflict());
    const following = state.open.find((each) => state.conflicts.indexOf(each) > from) ?? state.open[0];
    if (following !== undefined) focusConflict(following.key);
  };

  useDocumentKeys((event) => {
    const key = singleKey(event) ?? '';
    const state = latest.current;
    const side = SIDES.get(key);
    const step = STEPS.get(key);
    if (state === null || (side === undefined && step === undefined)) return;
    event.preventDefault();
    const current = focusedConflict();
    const at = state.conflicts.findIndex((each) => each.key === current);
    if (side !== undefined) {
      const decided = at < 0 ? state.open[0]?.key : current;
      if (decided !== undefined && decided !== null) choose(decided, side);
    } else if (step !== undefined) {
      const to = at < 0 ? 0 : Math.min(state.conflicts.length - 1, Math.max(0, at + step));
      focusConflict(state.conflicts[to]?.key ?? '');
    }
  }, conflict !== null);
  const focusLater = (what: 'first' | 'save'): void => {
    wanted.current = what;
  };
  return { choose, next, focusLater };
}

const isTyping = (target: EventTarget | null | undefined): boolean =>
  target instanceof Element && target.closest(KEEPS_FOCUS) !== null;

const SIDES: ReadonlyMap<string, Side> = new Map([
  ['1', 'mine'],
  ['2', 'theirs'],
]);
const STEPS: ReadonlyMap<string, number> = new Map([
  ['j', 1],
  ['k', -1],
]);

const focusedConflict = (): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-conflict]')?.dataset['conflict'] ?? null;

/** Scrolls to a conflict and focuses its checked radio button; if none is checked, the first radio button. */
export function focusConflict(key: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-conflict]')];
  const card = cards.find(({ dataset }) => dataset['conflict'] === key);
  const radio = card?.querySelector<HTMLElement>('input:checked') ?? card?.querySelector<HTMLElement>('input');
  card?.scrollIntoView({ block: 'nearest' });
  radio?.focus({ preventScroll: true });
}
