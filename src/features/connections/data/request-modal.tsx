import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import type { DataRequest } from './data-requests';
import type { ConnectionType } from '@/domain/connection';
import { Button } from '@/ui/button/button';
import { JsonViewer } from '@/ui/text/json/json-viewer';
import { Modal } from '@/ui/overlay/modal';
import styles from './data-console.module.css';
import { RequestField } from './request-field';
import { useRequestName } from './request-words';
import { useDataRequest } from './use-data-request';

interface RequestModalProps {
  type: ConnectionType;
  id: string;
  request: DataRequest;
  onClose: () => void;
}

/** The fields of one request, then its answer. */
export function RequestModal({ type, id, request, onClose }: RequestModalProps) {
  const { t } = useTranslation('data-console');
  const online = useOnline();
  const name = useRequestName()(request);
  const formId = useId();
  const { step, values, problems, change, send, again } = useDataRequest(type, id, request);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (online && step.at === 'fields') void send();
  };
  const busy = step.at === 'loading';
  return (
    <Modal
      open
      size="wide"
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.close', { ns: 'common' })}</Button>
          {/* Keys: the same element must not turn into a submit button while its click is handled. */}
          {step.at === 'result' ? (
            <Button key="again" variant="primary" ref={takeFocus} onClick={again}>
              {t('again')}
            </Button>
          ) : (
            <Button key="send" variant="primary" type="submit" form={formId} busy={busy} disabled={!online}>
              {t('send')}
            </Button>
          )}
        </>
      }
    >
      {step.at === 'result' ? (
        <JsonViewer label={t('result', { name })} text={step.text} fileName={`${request.key}.json`} />
      ) : (
        <form id={formId} noValidate className={styles.form} onSubmit={submit}>
          {request.fields.length === 0 && <p className={styles.text}>{t('noFields')}</p>}
          {request.fields.map((field) => (
            <RequestField
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              problem={problems[field.name]}
              disabled={busy}
              onChange={(value) => change(field.name, value)}
            />
          ))}
          {!online && <p role="status">{t('offline')}</p>}
        </form>
      )}
    </Modal>
  );
}

/** The button that sent the request is gone: a keyboard goes on from what takes its place. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
