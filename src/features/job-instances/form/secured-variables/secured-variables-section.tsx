import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { SecuredTableRow } from './secured-row';
import { useFormSecrets } from './secured-variables-context';
import styles from './secured-variables.module.css';

/** The secrets of an instance. Each has its own button that stores it immediately, independent of the form's Save. */
export function SecuredVariablesSection({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('instance-tabs');
  const { instanceCode, rows, problem, add } = useFormSecrets();
  const reason = useMissingReason(problem);
  const online = useOnline();
  const exists = instanceCode !== null;
  const unread = rows === undefined ? missingText(reason) : null;
  const waits = online ? unread : t('error.offline', { ns: 'common' });
  return (
    <Section
      title={t('secured.title')}
      hint={readOnly ? undefined : t(exists ? 'secured.hint' : 'secured.hintNew')}
      actions={
        exists &&
        !readOnly && (
          <Button icon={Plus} disabledReason={waits} onClick={add}>
            {t('secured.add')}
          </Button>
        )
      }
    >
      {exists && <SecuredTable readOnly={readOnly} />}
      {exists && !readOnly && !online && (
        <p className={styles.waits} role="status">
          {t('secured.offline')}
        </p>
      )}
    </Section>
  );
}

function SecuredTable({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('instance-tabs');
  const { rows, problem } = useFormSecrets();
  const reason = useMissingReason(problem);
  if (rows === undefined)
    return (
      <p className={styles.none} role="status">
        {missingText(reason)}
      </p>
    );
  if (rows.length === 0) return <p className={styles.none}>{t('secured.none')}</p>;
  return (
    <table className={styles.table} aria-label={t('secured.title')}>
      <thead>
        <tr>
          <th scope="col">{t('secured.code')}</th>
          <th scope="col">{t('secured.value')}</th>
          {!readOnly && (
            <th scope="col">
              <span className="visually-hidden">{t('table.actions', { ns: 'common' })}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SecuredTableRow key={row.key} row={row} readOnly={readOnly} />
        ))}
      </tbody>
    </table>
  );
}
