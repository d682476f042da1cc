import { ArrowLeftRight, History } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry, InstanceRow } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import { compareVersions, type VersionChange } from '@/domain/versions/compare-versions';
import { countUnchanged } from '@/domain/versions/unchanged-fields';
import { ChangeList } from '@/shared/instance-change/change-list';
import { DifferenceTable } from '@/shared/instance-change/difference-table';
import { SideMark } from '@/shared/instance-change/side-mark';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { SegmentedControl } from '@/ui/pick/segmented-control';
import { ExactTime } from '@/ui/text/relative-time';
import type { Side, VersionPair } from './use-version-pair';
import styles from './history.module.css';

interface ComparisonProps {
  entries: readonly HistoryEntry[];
  pair: VersionPair;
  /** The integration on the server. */
  instance: InstanceRow;
  onSwap: () => void;
  /** Null if the user may not edit. */
  onRestore: ((version: number) => Promise<void>) | null;
}

/** The difference between two versions, field by field or as text. */
export function Comparison({ entries, pair, instance, onSwap, onRestore }: ComparisonProps) {
  const { t } = useTranslation('instance-tabs');
  const [view, setView] = useState<'fields' | 'json'>('fields');
  const { jobCode } = instance;
  const { changes, changeSet } = useMemo(() => compareVersions(entries, pair, jobCode), [entries, pair, jobCode]);
  const unchanged = useMemo(
    () => countUnchanged(fieldsOf(instance), entries, pair, changes),
    [instance, entries, pair, changes],
  );
  // The newest version is in use already. If A is the newest version, the button restores B; otherwise, it restores A.
  const restorable = pair.a === entries[0]?.version ? pair.b : pair.a;
  const views = (['fields', 'json'] as const).map((value) => ({ value, label: t(`history.view.${value}`) }));
  const changedIn = ({ changedIn: version }: VersionChange): ReactNode => (
    <>
      <span className={styles.changedLabel}>{t('history.changedIn')} </span>
      {version}
    </>
  );
  return (
    <Section
      title={t('history.pair', { ...pair })}
      note={<span role="status">{t('history.differ', { count: changes.length })}</span>}
      actions={
        <div className={styles.actions}>
          {changes.length > 0 && (
            <>
              <SegmentedControl label={t('history.view')} options={views} value={view} onChange={setView} />
              <Button icon={ArrowLeftRight} onClick={onSwap}>
                {t('history.swap')}
              </Button>
            </>
          )}
          {onRestore !== null && (
            <Button icon={History} onClick={() => void onRestore(restorable)}>
              {t('history.restoreNamed', { version: restorable })}
            </Button>
          )}
        </div>
      }
    >
      {changes.length === 0 ? (
        <p className={styles.same}>{t('history.same', { ...pair })}</p>
      ) : view === 'json' ? (
        <div className={styles.text}>
          <ChangeList changeSet={changeSet} />
        </div>
      ) : (
        <DifferenceTable
          label={t('history.pair', { ...pair })}
          changes={changes}
          a={<VersionHead side="a" entries={entries} pair={pair} />}
          b={<VersionHead side="b" entries={entries} pair={pair} />}
          last={{
            header: t('history.changedIn'),
            cell: changedIn,
          }}
        />
      )}
      <p className={styles.secrets}>
        {changes.length > 0 && `${t('history.unchanged', { count: unchanged })} `}
        {t('history.secrets')}
      </p>
    </Section>
  );
}

function VersionHead({ side, entries, pair }: Pick<ComparisonProps, 'entries' | 'pair'> & { side: Side }) {
  return (
    <>
      <SideMark side={side} />
      <ExactTime moment={entries.find(({ version }) => version === pair[side])?.loggedAt} />
    </>
  );
}
