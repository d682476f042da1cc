import { Suspense } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import type { ModalProps } from './chakra/modal-props';

const ModalDialog = lazyPart(async () => ({ default: (await import('./chakra/modal-dialog')).ModalDialog }));

/** A dialog over the page that a click outside does not close. Its code is loaded when it first opens. */
export function Modal(props: ModalProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
