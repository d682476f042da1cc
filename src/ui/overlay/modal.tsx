import { lazy, Suspense } from 'react';
import type { ModalProps } from './chakra/modal-props';

const ModalDialog = lazy(async () => ({ default: (await import('./chakra/modal-dialog')).ModalDialog }));

/** A dialog over the page that a click outside does not close. Its code is loaded when it first opens. */
export function Modal(props: ModalProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
