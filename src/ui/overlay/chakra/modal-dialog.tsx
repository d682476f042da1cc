import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../button/icon-button';
import { passOnPendingInput } from '../../form/typed/pending-input';
import { useConfirm } from '../use-confirm';
import { DialogFrame } from './dialog-frame';
import type { ModalProps } from './modal-props';

/** The first control that matches gets the initial focus; if none matches, 'Close' in the corner gets the focus. */
const FIRST_CONTROL = ':is(input, select, textarea):not(:disabled, :read-only)';
/** If no control of `focusField` matches `FIRST_CONTROL`, a button or list of that field gets the initial focus. */
const BUTTON = ':is(button:not(:disabled), [role="listbox"][tabindex="0"])';

/** The dialog that `Modal` shows; loaded lazily. */
export function ModalDialog({
  title,
  onClose,
  dirty = false,
  size = 'medium',
  focusField,
  footer,
  children,
}: ModalProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const body = useRef<HTMLDivElement>(null);
  const newestDirty = useRef(dirty);
  useLayoutEffect(() => {
    newestDirty.current = dirty;
  });
  const close = async (): Promise<void> => {
    // Escape leaves the focus in the control, which may have a text that the dialog does not have yet.
    const isDirty = !passOnPendingInput() || newestDirty.current;
    const sure =
      !isDirty ||
      (await confirm({
        title: t('modal.discardTitle'),
        text: t('modal.discardText'),
        action: t('modal.discardAction'),
        danger: true,
      }));
    if (sure) onClose();
  };
  const controlOf = (name: string | undefined): HTMLElement | null => {
    if (name === undefined) return null;
    const field = body.current?.querySelector(`[data-field="${CSS.escape(name)}"]`);
    return field?.querySelector<HTMLElement>(FIRST_CONTROL) ?? field?.querySelector<HTMLElement>(BUTTON) ?? null;
  };
  return (
    <DialogFrame
      size={size}
      title={title}
      corner={<IconButton icon={X} label={t('action.close')} size="small" onClick={() => void close()} />}
      initialFocus={() => controlOf(focusField) ?? body.current?.querySelector<HTMLElement>(FIRST_CONTROL) ?? null}
      onClose={() => void close()}
      footer={footer}
      bodyRef={body}
    >
      {children}
    </DialogFrame>
  );
}
