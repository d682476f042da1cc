import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button';
import { ChakraIsland } from '../chakra/chakra-island';
import type { ModalProps } from './modal';
import { useConfirm } from './use-confirm';

const SIZES = { medium: 'md', wide: 'xl', side: 'full' } as const;

/** The dialog behind `Modal`; loaded lazily. */
export function ModalDialog({ title, onClose, dirty = false, size = 'medium', footer, children }: ModalProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const close = async (): Promise<void> => {
    const sure =
      !dirty || (await confirm({ title: t('modal.discardTitle'), text: t('modal.discardText'), danger: true }));
    if (sure) onClose();
  };
  return (
    <ChakraIsland>
      <Dialog.Root
        open
        size={SIZES[size]}
        placement="top"
        scrollBehavior="inside"
        closeOnInteractOutside={false}
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
              <Dialog.Body>{children}</Dialog.Body>
              {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraIsland>
  );
}
