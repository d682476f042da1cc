import { lazy, Suspense, type ReactNode } from 'react';

const ModalDialog = lazy(async () => ({ default: (await import('./modal-dialog')).ModalDialog }));

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

/** A dialog over the page that a click outside does not close. Its code is loaded when it first opens. */
export function Modal(props: ModalProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
