import { Suspense } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import type { ModalProps } from './chakra/modal-props';

const ModalDialog = lazyPart(async () => ({ default: (await import('./chakra/modal-dialog')).ModalDialog }));

/** A modal dialog. A click outside does not close it. Its code loads when it first opens. */
export function Modal(props: ModalProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
