import { useTranslation } from 'react-i18next';
import { useConnections, useListWasRead } from '@/data/queries/use-reference-data';
import { useOnline } from '@/data/sync/use-sync';
import { KIND_ICONS, useKindName } from '../connection-kind';
import type { ConnectionRow, ConnectionType } from '@/domain/connection';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Section } from '@/ui/layout/section';
import { ConnectionCard } from './connection-card';
import { useConnectionUse } from './connection-use';
import styles from './list.module.css';

interface ConnectionGroupProps {
  type: ConnectionType;
  /** "" shows the connections of all companies. */
  companyCode: string;
}

/** The connections of one kind, newest first like on the server. */
export function ConnectionGroup({ type, companyCode }: ConnectionGroupProps) {
  const { t } = useTranslation('connections');
  const kindName = useKindName();
  const all = useConnections(type, null);
  const uses = useConnectionUse();
  const rows = all?.filter((row) => companyCode === '' || row.companyCode === companyCode).toSorted(newestFirst);
  return (
    <Section title={kindName(type)} hint={t(`hint.${type}`)}>
      {rows === undefined || rows.length === 0 ? (
        <NoCards type={type} loading={rows === undefined} filtered={companyCode !== ''} />
      ) : (
        <ul className={styles.cards}>
          {rows.map((row) => (
            <li key={row.key}>
              <ConnectionCard row={row} uses={uses && (uses.get(row.key) ?? 0)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function newestFirst(one: ConnectionRow, other: ConnectionRow): number {
  return String(other.id).localeCompare(String(one.id), undefined, { numeric: true });
}

/** Replaces the cards while loading, when offline without a cached list, or when there are no connections. */
function NoCards({ type, loading, filtered }: { type: ConnectionType; loading: boolean; filtered: boolean }) {
  const { t } = useTranslation('connections');
  const online = useOnline();
  const wasRead = useListWasRead(`connections/${type}`);
  if (loading || (online && wasRead !== true)) {
    return (
      <div className={styles.cards} role="status" aria-busy aria-label={t('loading', { ns: 'online' })}>
        <Skeleton height="132px" />
        <Skeleton height="132px" />
      </div>
    );
  }
  if (wasRead !== true) return <EmptyState icon={KIND_ICONS[type]} title={t('empty.unknown')} />;
  return (
    <EmptyState
      icon={KIND_ICONS[type]}
      title={t(filtered ? 'empty.filtered' : 'empty.none')}
      {...(!filtered && { text: t(`empty.${type}`) })}
    />
  );
}
