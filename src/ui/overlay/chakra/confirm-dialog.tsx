import { Dialog, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/button';
import { ChakraIsland } from './chakra-provider';
import type { ConfirmRequest } from '../use-confirm';

interface ConfirmDialogProps {
  request: ConfirmRequest;
  onAnswer: (confirmed: boolean) => void;
}

/** The confirmation dialog. 'Cancel' has the initial focus, so that a hasty Enter does no harm. */
export function ConfirmDialog({ request, onAnswer }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const { action } = request;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <ChakraIsland>
      <Dialog.Root
        open
        role="alertdialog"
        size="sm"
        placement="top"
        closeOnInteractOutside={false}
        initialFocusEl={() => cancel.current}
        onOpenChange={() => onAnswer(false)}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{request.title ?? t('confirm.title')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Dialog.Description>{request.text}</Dialog.Description>
              </Dialog.Body>
              <Dialog.Footer>
                <Button ref={cancel} onClick={() => onAnswer(false)}>
                  {t('action.cancel')}
                </Button>
                <Button
                  variant={request.danger === true ? 'danger' : 'primary'}
                  aria-label={action === undefined ? undefined : t('action.confirmNamed', { action })}
                  onClick={() => onAnswer(true)}
                >
                  {action ?? t('action.confirm')}
                </Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraIsland>
  );
}
