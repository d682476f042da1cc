import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { Popover } from '@/ui/overlay/popover';

interface ToolPopoverProps {
  icon: LucideIcon;
  label: string;
  /** The accessible name, if the label is too short for one. */
  name?: string;
  /** Renders the panel; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button above a list that opens a panel below it. */
export function ToolPopover({ icon, label, name, children }: ToolPopoverProps) {
  return (
    <Popover
      align="end"
      renderTrigger={(attributes) => (
        <Button {...attributes} size="small" icon={icon} aria-label={name}>
          {label}
        </Button>
      )}
      renderContent={children}
    />
  );
}
