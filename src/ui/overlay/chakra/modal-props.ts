import type { ReactNode } from 'react';

export interface ModalProps {
  open: boolean;
  title: string;
  /** Called by Escape and by 'Close' in the corner; when `dirty`, after a confirmation. */
  onClose: () => void;
  /** Whether there are changes that are not applied; then closing asks first. */
  dirty?: boolean;
  /** `wide` for the editor of one entry, `side` for a panel on the right next to the visible list. */
  size?: 'medium' | 'wide' | 'side';
  /** Buttons at the bottom, e.g. 'Remove', 'Apply'. */
  footer?: ReactNode;
  /** The name of the field with the initial focus; by default the first. */
  focusField?: string | undefined;
  children: ReactNode;
}
