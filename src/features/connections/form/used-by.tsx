import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMissingReason } from '@/data/sync/use-missing-reason';
import { instanceViewPath } from '@/domain/addresses/paths';
import { missingText } from '@/i18n/missing-text';
import { Section } from '@/ui/layout/section';
import { ConnectionUsesContext } from './connection-uses-context';
import styles from './used-by.module.css';

/** The integrations that use the connection of the page, with links. */
export function UsedBy() {
  const uses = useContext(ConnectionUsesContext);
  const { t } = useTranslation(['connections', 'job-instances']);
  const reason = useMissingReason();
  const title = t(uses == null ? 'use.title' : 'use.integrations', { count: uses?.length ?? 0 });
  return (
    <Section title={title}>
      {uses === null && <p className={styles.note}>{missingText(reason)}</p>}
      {uses != null && uses.length > 0 && (
        <ul className={styles.uses} aria-label={title}>
          {uses.map(({ code, name, enabled }) => (
            <li key={code}>
              <Link to={instanceViewPath(code)}>{name}</Link>
              {!enabled && <span className={styles.note}> {t('job-instances:disabled')}</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
