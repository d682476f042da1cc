import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListWasRead } from '@/data/queries/use-reference-data';
import { useOnline } from '@/data/sync/use-sync';
import { KIND_ICONS, useKindName } from '../connection-kind';
import { newConnectionPath } from '@/domain/addresses/links';
import { isCreatable, type ConnectionRow, type ConnectionType } from '@/domain/connection';
import { DisableableLink } from '@/ui/button/disableable-link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Section } from '@/ui/layout/section';
import type { ConnectionUses } from '@/data/queries/use-connection-uses';
import { ConnectionCard } from './connection-card';
import styles from './list.module.css';

interface ConnectionGroupProps {
  type: ConnectionType;
  /** All connections of this kind that are stored on this device. */
  connections: readonly ConnectionRow[];
  /** The integrations that use each connection; null or undefined while unknown. */
  uses: ConnectionUses | null | undefined;
  /** "" shows the connections of all companies. */
  companyCode: string;
}

/** The connections of one kind, in the order of the server: newest first. */
export function ConnectionGroup({ type, connections, uses, companyCode }: ConnectionGroupProps) {
  const { t } = useTranslation('connections');
  const kindName = useKindName();
  const rows = connections.filter((row) => companyCode === '' || row.companyCode === companyCode).toSorted(newestFirst);
  return (
    <Section title={kindName(type)} hint={t(`hint.${type}`)}>
      {rows.length === 0 ? (
        <NoCards type={type} filtered={companyCode !== ''} />
      ) : (
        <ul className={styles.cards}>
          {rows.map((row) => (
            <li key={row.key}>
              <ConnectionCard row={row} uses={uses && (uses.get(row.key) ?? [])} />
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

/** This many grey cards are shown while the list loads. */
const SKELETON_CARDS = 5;

/** Shown if there are no cards, because the list is loading, cannot be loaded offline, or has no connections. */
function NoCards({ type, filtered }: { type: ConnectionType; filtered: boolean }) {
  const { t } = useTranslation('connections');
  const online = useOnline();
  const wasRead = useListWasRead(`connections/${type}`);
  if (wasRead === undefined || (online && !wasRead)) {
    return (
      <div className={styles.cards} role="status" aria-busy aria-label={t('loading', { ns: 'online' })}>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <Skeleton key={index} height="190px" />
        ))}
      </div>
    );
  }
  if (!wasRead) return <EmptyState icon={KIND_ICONS[type]} title={t('empty.unknown')} />;
  return (
    <EmptyState
      icon={KIND_ICONS[type]}
      title={t(filtered ? 'empty.filtered' : 'empty.none')}
      {...(!filtered && { text: t(`empty.${type}`), action: <ConnectLink type={type} /> })}
    />
  );
}

/** Opens the form of a new connection. Renders nothing for shops. */
function ConnectLink({ type }: { type: ConnectionType }) {
  const { t } = useTranslation('connections');
  const online = useOnline();
  if (!isCreatable(type)) return null;
  return (
    <DisableableLink
      disabledReason={online ? null : t('error.offline', { ns: 'common' })}
      to={newConnectionPath(type)}
      icon={Plus}
    >
      {t(`connect.${type}`)}
    </DisableableLink>
  );
}
