import { useTranslation } from 'react-i18next';
import { instanceRunsPath } from '@/domain/addresses/links';
import { executionPath } from '@/domain/addresses/paths';
import { useFormat } from '@/i18n/format/use-format';
import { RunStrip } from '@/shared/runs/run-strip';
import { useRunText } from '@/shared/runs/use-run-text';
import { Button } from '@/ui/button/button';
import { Menu } from '@/ui/overlay/menu';
import { STRIP_RUNS, type VersionRuns } from './use-version-runs';
import styles from './history.module.css';

interface VersionRunsCellProps {
  code: string;
  version: number;
  runs: VersionRuns;
}

/** The last runs of a version as bars. The number of all its runs is a button that opens a menu of the last runs. */
export function VersionRunsCell({ code, version, runs: { count, strip } }: VersionRunsCellProps) {
  const { t } = useTranslation('instance-tabs');
  const { textOf } = useRunText();
  const format = useFormat();
  const label = <span className={styles.runsLabel}>{t('history.runs')}</span>;
  if (count === 0)
    return (
      <span className={styles.runs}>
        {label}
        <span className={styles.note}>{t('history.runsNone')}</span>
      </span>
    );
  const items = strip.marks.toReversed().map((mark) => ({
    key: String(mark.run.id),
    label: textOf({ ...mark, usual: null, run: { ...mark.run, errorMessage: null } }),
    to: executionPath(mark.run.id),
  }));
  const all = { key: 'all', label: t('history.runsAll'), to: instanceRunsPath(code), separated: true };
  return (
    <span className={styles.runs}>
      {label}
      <span className={styles.strip}>
        <RunStrip strip={strip} length={Math.min(STRIP_RUNS, count)} />
      </span>
      <Menu
        items={[...items, all]}
        renderTrigger={(attributes) => (
          <Button
            {...attributes}
            variant="quiet"
            size="small"
            aria-label={t('history.runsCount', { count, number: format.number(count), version })}
          >
            {format.number(count)}
          </Button>
        )}
      />
    </span>
  );
}
