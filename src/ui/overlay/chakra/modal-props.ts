import type { ReactNode } from 'react';

export interface ModalProps {
  open: boolean;
  title: string;
  /** Called after Escape or 'Close' in the corner. If `dirty`, only after a confirmation. */
  onClose: () => void;
  /** True if the dialog has changes that are not applied. Then the user is asked before the dialog closes. */
  dirty?: boolean;
  /** `wide` for the editor of one entry, `side` for a panel on the right next to the visible list. */
  size?: 'medium' | 'wide' | 'side';
  /** Buttons at the bottom, e.g. 'Remove', 'Apply'. */
  footer?: ReactNode;
  /** The name of the field that gets the initial focus; by default the first field. */
  focusField?: string | undefined;
  children: ReactNode;
}
