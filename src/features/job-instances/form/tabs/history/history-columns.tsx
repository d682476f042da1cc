import { ChevronDown, ChevronRight } from 'lucide-react';
import type { TFunction } from 'i18next';
import type { HistoryEntry } from '@/domain/instance';
import type { VersionChange } from '@/domain/versions/compare-versions';
import { ChangedPlaces } from '@/shared/instance-change/changed-places';
import type { Column } from '@/ui/table/column';
import { Timestamp } from '@/ui/text/timestamp';
import { RestoreAction } from './restore-action';
import type { Side } from './use-version-pair';
import type { VersionRuns } from './use-version-runs';
import { VersionChoice } from './version-choice';
import { VersionRunsCell } from './version-runs';
import styles from './history.module.css';

/** A version as a row of the table. */
export interface ShownVersion extends HistoryEntry {
  open: boolean;
  /** The changed places, in the order of the form. */
  changes: readonly VersionChange[];
  /** Null for the system. */
  author: string | null;
  /** The side of the comparison that shows this version; null if neither side does. */
  side: Side | null;
  /** Undefined until the executions are loaded. */
  runs: VersionRuns | undefined;
  inUse: boolean;
}

/** The actions for versions. */
export interface VersionActions {
  code: string;
  /** Prefix for the names of the two groups of radio buttons. */
  group: string;
  /** Null if there is only one version, which cannot be compared. */
  onPick: ((side: Side, version: number) => void) | null;
  /** Null if the user may not edit. */
  onRestore: ((version: number) => Promise<void>) | null;
}

/** The columns of a read-only table of versions. */
export function historyColumns(t: TFunction<'instance-tabs'>): Column<ShownVersion>[] {
  return [
    {
      key: 'version',
      header: t('history.version'),
      width: 'number',
      narrow: 'title',
      opens: true,
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
      width: 'name',
      narrow: 'meta',
      cell: ({ author }) => <span title={author ?? undefined}>{author ?? t('history.system')}</span>,
    },
    {
      key: 'date',
      header: t('history.date'),
      width: 'time',
      narrow: 'side',
      cell: ({ loggedAt }) => <Timestamp moment={loggedAt} />,
    },
    {
      key: 'changes',
      header: t('history.changes'),
      narrow: 'meta',
      cell: ({ version, changes }) => <ChangedPlaces change={{ version, changes }} />,
    },
  ];
}

/** The columns of a table whose versions can be compared and restored, with their executions. */
export function actionColumns(
  t: TFunction<'instance-tabs'>,
  { code, group, onPick, onRestore }: VersionActions,
): Column<ShownVersion>[] {
  const choice = (side: Side, { version, side: chosen }: ShownVersion) => (
    <VersionChoice
      side={side}
      name={`${group}-${side}`}
      label={t(side === 'a' ? 'history.pickA' : 'history.pickB', { version })}
      checked={chosen === side}
      onPick={() => onPick?.(side, version)}
    />
  );
  const columns: (Column<ShownVersion> | false)[] = [
    onPick !== null && {
      key: 'compare',
      header: t('history.compare'),
      width: 'choice',
      narrow: 'title',
      cell: (row) => (
        <span className={styles.choices}>
          {choice('a', row)}
          {choice('b', row)}
        </span>
      ),
    },
    ...historyColumns(t),
    {
      key: 'runs',
      header: t('history.runs'),
      width: 'runs',
      narrow: 'meta',
      cell: ({ version, runs }) => runs !== undefined && <VersionRunsCell code={code} version={version} runs={runs} />,
    },
    onRestore !== null && {
      key: 'actions',
      header: t('history.actions'),
      head: <span className="visually-hidden">{t('history.actions')}</span>,
      width: 'actions',
      align: 'end',
      narrow: 'metaEnd',
      cell: ({ version, inUse }) =>
        inUse ? (
          <span className={styles.note}>{t('history.inUse')}</span>
        ) : (
          <RestoreAction version={version} onRestore={onRestore} />
        ),
    },
  ];
  return columns.filter((column) => column !== false);
}
