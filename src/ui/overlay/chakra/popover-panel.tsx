import { usePopover } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import styles from './popover-panel.module.css';

interface PopoverPanelProps {
  /** Id of the button, which positions and names the panel. */
  triggerId: string;
  align: 'start' | 'end';
  className?: string | undefined;
  /** Called by Escape, a press outside and when the focus leaves. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The open panel of a popover; loaded lazily. It is below its button, or below what has the button and the attribute
 * `data-popover-anchor`. Escape returns the focus to the button.
 */
export function PopoverPanel({ triggerId, align, className, onClose, children }: PopoverPanelProps) {
  const popover = usePopover({
    defaultOpen: true,
    ids: { trigger: triggerId },
    // Directly after the button in the tab order.
    portalled: false,
    // The panel is at most as wide as a phone without its margins, which are 16 px.
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
