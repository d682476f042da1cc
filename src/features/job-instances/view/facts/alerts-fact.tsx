import { useTranslation } from 'react-i18next';
import type { InstanceRow } from '@/domain/instance';
import styles from './facts.module.css';

/** Who is notified by e-mail, and about what. */
export function AlertsFact({ row }: { row: InstanceRow }) {
  const { t } = useTranslation('health');
  const errors = row.sendErrorEmail ? row.errorAlertEmails : [];
  const warnings = row.sendWarningEmail ? row.warningAlertEmails : [];
  const people = [...new Set([...errors, ...warnings])];
  const [first, ...others] = people;
  if (first === undefined) return <p className={styles.value}>{t('alerts.none')}</p>;
  const about = errors.length === 0 ? 'warnings' : warnings.length === 0 ? 'errors' : 'both';
  return (
    <>
      <p className={styles.value} title={people.join(', ')}>
        {first}
      </p>
      <p className={styles.note}>
        {t(`alerts.${about}`)}
        {others.length > 0 && t('alerts.others', { count: others.length })}
      </p>
    </>
  );
}
