import { Suspense, useId, useState, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import styles from './popover.module.css';

const loadPanel = async () => ({ default: (await import('./chakra/popover-panel')).PopoverPanel });
const PopoverPanel = lazyPart(loadPanel);

/** Attributes for the button that opens a popover. */
export interface PopoverTriggerAttributes {
  id: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
}

interface PopoverProps {
  /** Renders the button, which must have the given attributes. */
  renderTrigger: (attributes: PopoverTriggerAttributes) => ReactElement;
  /** Renders the content; `close` closes the popover and returns the focus to the button. */
  renderContent: (close: () => void) => ReactNode;
  /** Loads the code of the content, if it is lazy, at the same time as the code of the panel. */
  loadContent?: () => Promise<unknown>;
  align?: 'start' | 'end';
  className?: string | undefined;
}

/**
 * A button that opens a small panel below it. The button's name is also the panel's name. The code of the panel loads
 * when the pointer reaches the button, or on a press.
 */
export function Popover({ renderTrigger, renderContent, loadContent, align = 'start', className }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const load = (): void => void Promise.all([loadPanel(), loadContent?.()]).catch(() => {});
  const close = (): void => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  return (
    <span className={styles.frame}>
      {renderTrigger({
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => {
          load();
          setOpen(!open);
        },
        onPointerEnter: load,
      })}
      {open && (
        <Suspense fallback={null}>
          <PopoverPanel triggerId={id} align={align} className={className} onClose={() => setOpen(false)}>
            {renderContent(close)}
          </PopoverPanel>
        </Suspense>
      )}
    </span>
  );
}
