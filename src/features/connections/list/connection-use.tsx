import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useLastConnectionTest } from '@/data/connection-tests';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import { linkedConnections } from '@/domain/configuration/linked-connections';
import { instanceViewPath } from '@/domain/addresses/paths';
import { visible } from '@/lib/text/visible-text';
import { formatDateTime } from '@/i18n/format/date';
import styles from './list.module.css';

/** An integration that uses a connection. */
export interface Use {
  code: string;
  name: string;
}

/** The cached integrations that use each connection, by the key of its row; undefined while the cache is being read. */
export function useConnectionUses(): ReadonlyMap<string, readonly Use[]> | undefined {
  return useCacheQuery(async (cache) => {
    const uses = new Map<string, Use[]>();
    await cache.instances.each(({ code, label, configuration }) => {
      for (const { key } of linkedConnections(configuration ?? '')) {
        uses.set(key, [...(uses.get(key) ?? []), { code, name: visible(label) ?? code }]);
      }
    });
    return uses;
  }, []);
}

interface ConnectionUseProps {
  /** The key of the connection's row. */
  connection: string;
  /** The integrations that use it; undefined while unknown. */
  uses: readonly Use[] | undefined;
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

/** How many integrations use a connection. Opened, it lists their names as links. */
export function Uses({ uses }: { uses: readonly Use[] | undefined }) {
  const { t } = useTranslation('connections');
  const text = uses === undefined ? '\u00a0' : t('use.integrations', { count: uses.length });
  if (uses === undefined || uses.length === 0) return <span>{text}</span>;
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
