import { ChevronDown, ChevronRight } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@/domain/instance';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { ExactTime } from '@/ui/text/relative-time';
import { usePropertyLabel } from '@/shared/instance-change/use-property-label';
import { ChangeList } from '@/shared/instance-change/change-list';
import styles from './history.module.css';

interface ShownEntry extends HistoryEntry {
  open: boolean;
}

const changesOf = ({ open, changeSet }: ShownEntry) => open && <ChangeList changeSet={changeSet} />;
const versionOf = (entry: HistoryEntry): number => entry.version;

/** Versions of an instance, newest first; a row expands to show its changes. */
export function HistoryTable({ entries }: { entries: readonly HistoryEntry[] | undefined }) {
  const { t } = useTranslation('instance-tabs');
  const label = usePropertyLabel();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const columns = useMemo(() => historyColumns(t, label), [t, label]);
  const toggle = useCallback(({ version }: HistoryEntry) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(version)) after.add(version);
      return after;
    });
  }, []);
  return (
    <DataTable
      label={t('history.title')}
      columns={columns}
      rows={entries?.map((entry): ShownEntry => ({ ...entry, open: opened.has(entry.version) }))}
      rowKey={versionOf}
      onRowOpen={toggle}
      expandedRow={changesOf}
      skeletonRows={5}
      stickyHead={false}
    />
  );
}

function historyColumns(t: TFunction<'instance-tabs'>, label: (property: string) => string): Column<ShownEntry>[] {
  return [
    {
      key: 'version',
      header: t('history.version'),
      width: '104px',
      narrow: 'title',
      cell: ({ version, open }) => (
        <span className={styles.version}>
          {open ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
          {version}
        </span>
      ),
    },
    {
      key: 'username',
      header: t('history.username'),
      width: '26%',
      narrow: 'meta',
      cell: ({ username }) => <span title={username ?? undefined}>{username ?? t('history.system')}</span>,
    },
    {
      key: 'date',
      header: t('history.date'),
      width: '176px',
      narrow: 'side',
      cell: ({ loggedAt }) => <ExactTime moment={loggedAt} />,
    },
    {
      key: 'changes',
      header: t('history.changes'),
      narrow: 'meta',
      cell: ({ changeSet }) => {
        const names = Object.keys(changeSet).map(label).join(', ');
        return <span title={names}>{names === '' ? '–' : names}</span>;
      },
    },
  ];
}
