import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/button';
import type { ConfirmRequest } from '../use-confirm';
import { DialogFrame } from './dialog-frame';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  request: ConfirmRequest;
  onAnswer: (confirmed: boolean) => void;
}

/** The confirmation dialog. 'Cancel' has the initial focus, so that a hasty Enter does no harm. */
export function ConfirmDialog({ request, onAnswer }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const { action, list } = request;
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      role="alertdialog"
      size="small"
      title={request.title ?? t('confirm.title')}
      description={request.text}
      initialFocus={() => cancel.current}
      onClose={() => onAnswer(false)}
      footer={
        <>
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
        </>
      }
    >
      {list !== undefined && (
        <div className={styles.list}>
          <p id={id} className={styles.listHeading}>
            {list.heading}
          </p>
          <ul aria-labelledby={id}>
            {list.items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </DialogFrame>
  );
}
