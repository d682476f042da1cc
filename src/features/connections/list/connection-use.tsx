import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useLastConnectionTest } from '@/data/connection-tests';
import { instanceViewPath } from '@/domain/addresses/paths';
import { formatDateTime } from '@/i18n/format/date';
import type { UsingInstance } from '@/data/queries/use-connection-uses';
import styles from './list.module.css';

interface ConnectionUseProps {
  /** The key of the connection's row. */
  connection: string;
  /** The integrations that use the connection; null or undefined while unknown. */
  uses: readonly UsingInstance[] | null | undefined;
}

/** The integrations that use a connection, and its last test on this device. */
export function ConnectionUse({ connection, uses }: ConnectionUseProps) {
  const { t } = useTranslation('connections');
  const last = useLastConnectionTest(connection);
  return (
    <div className={styles.use}>
      <Uses uses={uses} />
      <span className={last?.worked === false ? styles.failure : undefined}>
        {last === null
          ? t('use.untested')
          : t(last.worked ? 'use.worked' : 'use.failed', { time: formatDateTime(last.at) })}
      </span>
    </div>
  );
}

/** The number of integrations that use a connection. A click on it shows their names as links. */
function Uses({ uses }: Pick<ConnectionUseProps, 'uses'>) {
  const { t } = useTranslation('connections');
  const text = uses == null ? '\u00a0' : t('use.integrations', { count: uses.length });
  if (uses == null || uses.length === 0) return <span>{text}</span>;
  return (
    <details className={styles.uses}>
      <summary>{text}</summary>
      <ul>
        {uses.map(({ code, name }) => (
          <li key={code}>
            <Link to={instanceViewPath(code)}>{name}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
