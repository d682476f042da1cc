import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import type { DataRequest, DataField, DataFieldProblem } from './data-requests';
import type { ConnectionType } from '@/domain/connection';
import { Banner } from '@/ui/feedback/banner';
import { Button } from '@/ui/button/button';
import { JsonViewer } from '@/ui/text/json/json-viewer';
import { Modal } from '@/ui/overlay/modal';
import styles from './data-console.module.css';
import { useRequestName, useFieldProblem } from './request-words';
import { useDataRequest } from './use-data-request';
import { SelectField } from '@/ui/form/select-field';
import { TextAreaField } from '@/ui/form/text-area-field';
import { TextField } from '@/ui/form/text-field';

interface RequestModalProps {
  type: ConnectionType;
  id: string;
  request: DataRequest;
  onClose: () => void;
}

/** Shows the fields of a request and, after it was sent, its response. */
export function RequestModal({ type, id, request, onClose }: RequestModalProps) {
  const { t } = useTranslation(['data-console', 'online']);
  const online = useOnline();
  const name = useRequestName()(request);
  const formId = useId();
  const { step, values, problems, isRestored, change, send, again } = useDataRequest(type, id, request);
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
          {/* Different keys: otherwise React would turn the clicked "again" into a submit button before the click ends. */}
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
          {isRestored && <Banner kind="info">{t('online:restored.back')}</Banner>}
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

/** Focuses the new button: it has replaced the Send button, which had the focus. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

const EXAMPLE = '{"enabled": [{"operator": "=", "value": true}]}';

interface RequestFieldProps {
  field: DataField;
  value: string;
  problem: DataFieldProblem | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** One field of a request. Its kind decides which control is shown. */
function RequestField({ field: { name, kind, errorIfEmpty }, value, problem, disabled, onChange }: RequestFieldProps) {
  const { t } = useTranslation('data-console');
  const problemText = useFieldProblem();
  const common = {
    name,
    label: t(`field.${name}`),
    required: errorIfEmpty !== undefined,
    error: problem === undefined ? null : problemText(problem),
    disabled,
    value,
    onChange,
  };
  if (kind === 'search') return <TextAreaField {...common} mono help={t('searchHelp', { example: EXAMPLE })} />;
  if (kind === 'page') return <TextField {...common} inputMode="numeric" autoComplete="off" />;
  if (kind === 'text') return <TextField {...common} mono autoComplete="off" spellCheck={false} />;
  return (
    <SelectField
      {...common}
      options={[
        { value: 'PRODUCT', label: t('owner.PRODUCT') },
        { value: 'PRODUCTVARIANT', label: t('owner.PRODUCTVARIANT') },
      ]}
    />
  );
}
