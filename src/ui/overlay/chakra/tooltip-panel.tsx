import { useTooltip } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip-panel.module.css';

/** How long the pointer must rest on the element before the tooltip appears, milliseconds. */
const DELAY_MS = 400;

interface TooltipPanelProps {
  /** The element with the tooltip. Its attribute `data-tooltip` has the text. */
  element: HTMLElement;
  /** True if the tooltip appears without a delay. */
  isImmediate: boolean;
}

/**
 * The tooltip of an element; loaded lazily. It closes on Escape, and when the element or the text disappears. While the
 * element's own menu or panel is open, the tooltip is hidden, so that it does not cover the menu or panel.
 */
export function TooltipPanel({ element, isImmediate }: TooltipPanelProps) {
  const [open, setOpen] = useState(isImmediate);
  const text = useSyncExternalStore(subscribe, () => (isFree(element) ? element.dataset['tooltip'] : undefined));
  useEffect(() => {
    if (isImmediate) return;
    const timer = setTimeout(() => setOpen(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isImmediate]);
  const tooltip = useTooltip({
    open: open && text !== undefined,
    onOpenChange: (details) => setOpen(details.open),
    positioning: { strategy: 'fixed', gutter: 0, getAnchorElement: () => element },
  });
  return createPortal(
    <div {...tooltip.getPositionerProps()}>
      <div {...tooltip.getContentProps()} className={styles.content}>
        <div className={styles.reach}>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
    </div>,
    document.body,
  );
}

/** True if the element is on the page and has no open menu or panel. */
const isFree = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches('[aria-haspopup][aria-expanded=true]');

/** Calls `onChange` when an element or the text of a tooltip may have changed, or a menu or panel may have opened. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-tooltip', 'aria-expanded'] });
  return () => observer.disconnect();
}
