import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import styles from './popover.module.css';

/** Attributes for the button that opens a popover. */
export interface PopoverTriggerAttributes {
  id: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: () => void;
}

interface PopoverProps {
  /** Renders the button, which must have the given attributes. */
  renderTrigger: (attributes: PopoverTriggerAttributes) => ReactElement;
  /** Renders the content; `close` closes the popover and returns the focus to the button. */
  renderContent: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  className?: string | undefined;
}

/** Minimum distance from the window's edge, px. */
const EDGE = 8;

/** Moves a panel that crosses the window's edge back inside. */
function keepInside(panel: HTMLElement | null): void {
  if (panel === null) return;
  const { left, right } = panel.getBoundingClientRect();
  const over = Math.max(0, right - (document.documentElement.clientWidth - EDGE)) + Math.min(0, left - EDGE);
  panel.style.translate = `${-over}px`;
}

/** A small panel below its button and named by it. Escape, a click outside, or Tab out of the panel closes it. */
export function Popover({ renderTrigger, renderContent, align = 'start', className }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const close = (): void => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const abort = new AbortController();
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      document.getElementById(id)?.focus();
    };
    document.addEventListener('pointerdown', leave, { signal: abort.signal });
    document.addEventListener('focusin', leave, { signal: abort.signal });
    // In the capture phase, so that Escape closes this and not the dialog around it.
    document.addEventListener('keydown', escape, { signal: abort.signal, capture: true });
    return () => abort.abort();
  }, [open, id]);

  return (
    <span ref={frame} className={styles.frame}>
      {renderTrigger({ id, 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => setOpen(!open) })}
      {open && (
        <div
          ref={keepInside}
          role="dialog"
          aria-labelledby={id}
          className={classNames(styles.panel, styles[align], className)}
        >
          {renderContent(close)}
        </div>
      )}
    </span>
  );
}
