import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { Popover } from '@/ui/overlay/popover';

interface ToolPopoverProps {
  icon: LucideIcon;
  label: string;
  /** The accessible name, if the label is too short. */
  name?: string;
  /** Renders the panel; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button above a list. It opens a panel, which appears below the button. */
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
