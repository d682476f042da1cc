import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LastConnectionTest } from '@/data/connection-tests';
import { useConnectionsByKey } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { useConnectionName } from '@/i18n/use-connection-name';
import { disabledFor } from '@/ui/button/button';
import { linkedConnections, type LinkedConnection } from '@/domain/configuration/linked-connections';
import { connectionEditPath } from '@/domain/addresses/links';
import { formatDateTime } from '@/i18n/format/date';
import { useTestWithToast } from '@/shared/connections/use-test-with-toast';
import styles from './facts.module.css';

/** The connections used by the configuration, each with the result of its last test on this device. */
export function ConnectionsFact({ configuration }: { configuration: string }) {
  const { t } = useTranslation('health');
  const linked = useMemo(() => linkedConnections(configuration), [configuration]);
  const rows = useConnectionsByKey(linked.map(({ key }) => key));
  const nameOf = useConnectionName();
  if (linked.length === 0) return <p className={styles.value}>{t('connections.none')}</p>;
  return (
    <ul>
      {linked.map((each) => (
        <ConnectionLine
          key={each.key}
          linked={each}
          // The cache may not contain the connection.
          name={nameOf({ ...each, label: rows?.get(each.key)?.label })}
        />
      ))}
    </ul>
  );
}

function ConnectionLine({ linked, name }: { linked: LinkedConnection; name: string }) {
  const { t } = useTranslation('health');
  const { administrate } = usePermissions();
  const online = useOnline();
  const { last, busy, test } = useTestWithToast(linked, name);
  return (
    <li className={styles.connection}>
      <TestMark test={last} />
      <span className={styles.connectionName}>
        {administrate ? <Link to={connectionEditPath(linked.type, linked.id)}>{name}</Link> : <span>{name}</span>}
      </span>
      <span className={styles.testLine}>
        <span className={last?.worked === false ? styles.failed : styles.note} role="status">
          {testText()}
        </span>
        {administrate && (
          <button
            type="button"
            className={styles.test}
            disabled={busy}
            aria-label={t('connections.testOne', { name })}
            onClick={() => void test()}
            {...disabledFor(online ? null : t('connections.offline'))}
          >
            {t('connections.test')}
          </button>
        )}
      </span>
    </li>
  );

  function testText(): string {
    if (busy) return t('connections.testing');
    if (last === null) return t('connections.untested');
    return t(last.worked ? 'connections.worked' : 'connections.failed', { time: formatDateTime(last.at) });
  }
}

/** A dot if the last test succeeded, a cross if it failed, a ring if there was no test. */
function TestMark({ test }: { test: LastConnectionTest | null }) {
  return (
    <svg aria-hidden viewBox="0 0 10 10" width={10} height={10} className={styles.mark}>
      {test === null ? (
        <circle cx={5} cy={5} r={3.5} className={styles.untested} />
      ) : test.worked ? (
        <circle cx={5} cy={5} r={4.5} className={styles.worked} />
      ) : (
        <path d="M1.5 1.5l7 7m0 -7l-7 7" className={styles.broken} />
      )}
    </svg>
  );
}
