import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import styles from './mark-tooltip.module.css';

/** The distance to the mark, and the minimum distance to the window's edge, px. */
const GAP = 6;
const EDGE = 8;

interface MarkTooltipProps {
  /** The place of the mark in the window, px. */
  anchor: DOMRectReadOnly;
  /**
   * True for a card with several facts, which opens below the mark if possible. False for a text, which opens above the
   * mark if possible.
   */
  isCard?: boolean;
  children: ReactNode;
}

/**
 * A text or a card above or below the mark of a chart. It is on top of everything else, so that no table clips it. It
 * ignores the pointer and is hidden from screen readers, so the mark itself must give screen readers the same text.
 */
export function MarkTooltip({ anchor, isCard = false, children }: MarkTooltipProps) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    // Some test environments lack `showPopover`.
    element.showPopover?.();
    const { width, height } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const above = anchor.top - GAP - height;
    const below = anchor.bottom + GAP;
    const isAbove = isCard ? below + height > clientHeight - EDGE : above >= EDGE;
    const left = isCard ? anchor.left : anchor.left + anchor.width / 2 - width / 2;
    element.style.left = `${Math.max(EDGE, Math.min(left, clientWidth - EDGE - width))}px`;
    element.style.top = `${isAbove ? above : below}px`;
  });
  return (
    <div ref={tip} popover="manual" aria-hidden className={classNames(styles.float, isCard ? styles.card : styles.tip)}>
      {children}
    </div>
  );
}
