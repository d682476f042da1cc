import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@/domain/instance';
import { versionChanges } from '@/domain/versions/compare-versions';
import { ChangeList } from '@/shared/instance-change/change-list';
import { useVersionAuthor } from '@/shared/instance-change/use-version-author';
import { DataTable } from '@/ui/table/data-table';
import { useOpenedRows } from '@/ui/table/use-opened-rows';
import { actionColumns, historyColumns, type ShownVersion, type VersionActions } from './history-columns';
import type { VersionPair } from './use-version-pair';
import type { RunsOfVersions, VersionRuns } from './use-version-runs';
import styles from './history.module.css';

const NO_RUNS: VersionRuns = { count: 0, strip: { marks: [], hasMedian: false } };

const changesOf = ({ open, changeSet }: ShownVersion) => open && <ChangeList changeSet={changeSet} />;
const versionOf = (entry: HistoryEntry): number => entry.version;

interface HistoryTableProps {
  /** Newest first; undefined while unknown. */
  entries: readonly HistoryEntry[] | undefined;
  /** Decides the order of the configuration's fields. */
  jobCode: string | null;
  /** Null for a read-only table. Must be a stable object. */
  actions?: VersionActions | null;
  pair?: VersionPair | null;
  runs?: RunsOfVersions | undefined;
}

/** Versions of an instance, newest first; a row expands to show its changes. */
export function HistoryTable({ entries, jobCode, actions = null, pair = null, runs }: HistoryTableProps) {
  const { t } = useTranslation('instance-tabs');
  const author = useVersionAuthor();
  const [opened, toggle] = useOpenedRows(versionOf);
  const columns = useMemo(() => (actions === null ? historyColumns(t) : actionColumns(t, actions)), [t, actions]);
  const changed = useMemo(
    () => new Map(entries?.map((entry) => [entry.version, versionChanges(entry, jobCode)])),
    [entries, jobCode],
  );
  const rows = entries?.map((entry, index): ShownVersion => ({
    ...entry,
    changes: changed.get(entry.version) ?? [],
    open: opened.has(entry.version),
    author: author(entry.username),
    side: entry.version === pair?.a ? 'a' : entry.version === pair?.b ? 'b' : null,
    runs: runs && (runs.byVersion.get(entry.version) ?? NO_RUNS),
    inUse: index === 0,
  }));
  return (
    <div className={styles.versions}>
      <DataTable
        label={t('history.title')}
        columns={columns}
        rows={rows}
        rowKey={versionOf}
        onRowOpen={toggle}
        expandedRow={changesOf}
        skeletonRows={5}
        stickyHead={false}
      />
    </div>
  );
}
