import { usePopover } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import styles from './popover-panel.module.css';

interface PopoverPanelProps {
  /** The id of the button. The panel opens below the button and has the same accessible name. */
  triggerId: string;
  align: 'start' | 'end';
  className?: string | undefined;
  /** Called after Escape, after a press outside, and when the focus leaves the panel. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The open panel of a popover; loaded lazily. It is below its button. If an element with the attribute
 * `data-popover-anchor` contains the button, the panel is below that element. Escape returns the focus to the button.
 */
export function PopoverPanel({ triggerId, align, className, onClose, children }: PopoverPanelProps) {
  const popover = usePopover({
    defaultOpen: true,
    ids: { trigger: triggerId },
    // In the DOM, the panel stays beside the button, so that the panel follows the button in the tab order.
    portalled: false,
    // 16 px is the margin of a page on a phone, where the panel may be as wide as the page's content.
    positioning: {
      strategy: 'fixed',
      placement: `bottom-${align}`,
      gutter: 4,
      overflowPadding: 16,
      getAnchorElement: () => document.getElementById(triggerId)?.closest<HTMLElement>('[data-popover-anchor]') ?? null,
    },
    onOpenChange: ({ open }) => {
      if (!open) onClose();
    },
  });
  return (
    <div {...popover.getPositionerProps()}>
      <div {...popover.getContentProps()} aria-labelledby={triggerId} className={classNames(styles.panel, className)}>
        {children}
      </div>
    </div>
  );
}
