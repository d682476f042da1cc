import type { ReactNode } from 'react';

export interface ModalProps {
  open: boolean;
  title: string;
  /** Called by Escape and the corner's 'Close', after the question when `dirty`. */
  onClose: () => void;
  /** Something is not applied yet: closing asks first. */
  dirty?: boolean;
  /** `wide` for the editor of one entry, `side` for a panel at the right with the list visible beside it. */
  size?: 'medium' | 'wide' | 'side';
  /** Buttons at the bottom, e.g. 'Remove', 'Close', 'Save'. */
  footer?: ReactNode;
  children: ReactNode;
}
