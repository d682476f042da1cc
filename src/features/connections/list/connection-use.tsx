import { useTranslation } from 'react-i18next';
import { useLastConnectionTest } from '@/data/connection-tests';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import { linkedConnections } from '@/domain/configuration/linked-connections';
import { formatDateTime } from '@/i18n/format/date';
import styles from './list.module.css';

/** How many cached integrations use each connection, by the key of its row; undefined while the cache is being read. */
export function useConnectionUse(): ReadonlyMap<string, number> | undefined {
  return useCacheQuery(async (cache) => {
    const uses = new Map<string, number>();
    await cache.instances.each(({ configuration }) => {
      for (const { key } of linkedConnections(configuration ?? '')) uses.set(key, (uses.get(key) ?? 0) + 1);
    });
    return uses;
  }, []);
}

interface ConnectionUseProps {
  /** The key of the connection's row. */
  connection: string;
  /** Undefined while unknown. */
  count: number | undefined;
}

/** How many integrations use a connection, and its last test on this device. */
export function ConnectionUse({ connection, count }: ConnectionUseProps) {
  const { t } = useTranslation('connections');
  const last = useLastConnectionTest(connection);
  return (
    <p className={styles.use}>
      <span>{count === undefined ? '\u00a0' : t('use.integrations', { count })}</span>
      <span className={last?.worked === false ? styles.failure : undefined}>
        {last === null
          ? t('use.untested')
          : t(last.worked ? 'use.worked' : 'use.failed', { time: formatDateTime(last.at) })}
      </span>
    </p>
  );
}
