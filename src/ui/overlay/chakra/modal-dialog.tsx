import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../button/icon-button';
import { ChakraIsland } from './chakra-provider';
import type { ModalProps } from './modal-props';
import { useConfirm } from '../use-confirm';

/** The first such control gets the initial focus; if there is none, 'Close' in the corner does. */
const FIRST_CONTROL = ':is(input, select, textarea):not(:disabled, :read-only)';
/** In a field without such a control, its button gets the initial focus. */
const BUTTON = 'button:not(:disabled)';
const SIZES = { medium: 'md', wide: 'xl', side: 'full' } as const;

/** The dialog behind `Modal`; loaded lazily. */
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
  const close = async (): Promise<void> => {
    const sure =
      !dirty ||
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
    <ChakraIsland>
      <Dialog.Root
        open
        size={SIZES[size]}
        placement="top"
        scrollBehavior="inside"
        closeOnInteractOutside={false}
        initialFocusEl={() => controlOf(focusField) ?? body.current?.querySelector<HTMLElement>(FIRST_CONTROL) ?? null}
        onOpenChange={() => void close()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
                <IconButton icon={X} label={t('action.close')} size="small" onClick={() => void close()} />
              </Dialog.Header>
              <Dialog.Body ref={body}>{children}</Dialog.Body>
              {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraIsland>
  );
}
