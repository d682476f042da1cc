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
  const { instanceCode, add } = useFormSecrets();
  const online = useOnline();
  const exists = instanceCode !== null;
  return (
    <Section
      title={t('secured.title')}
      hint={readOnly ? undefined : t(exists ? 'secured.hint' : 'secured.hintNew')}
      actions={
        exists &&
        !readOnly && (
          <Button icon={Plus} disabledReason={online ? null : t('error.offline', { ns: 'common' })} onClick={add}>
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
  const { rows } = useFormSecrets();
  if (rows === undefined) return <p className={styles.none}>{t('secured.unknown')}</p>;
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
