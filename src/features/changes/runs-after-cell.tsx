import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { instanceRunsPath } from '@/domain/addresses/links';
import { writeCreatedSpan } from '@/domain/runs/period/created-span';
import { useFormat, type Formatters } from '@/i18n/format/use-format';
import { RunStrip } from '@/shared/runs/run-strip';
import { STRIP_RUNS, type RunsAfter } from './runs-after';
import type { ShownChange } from './use-change-list';
import { instanceName } from './instance-name';
import styles from './changes.module.css';

/** The last runs that used a version, as bars. Their number is a link to these runs in the tracker. */
export function RunsAfterCell({ change }: { change: ShownChange }) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const { runs, code, version, time, instance } = change;
  if (runs === undefined) return null;
  const text = runsText(runs, t, format);
  if (runs.count === 0 && !runs.isAtLeast) return <span className={styles.note}>{text}</span>;
  const created = writeCreatedSpan({ from: time, to: runs.until });
  return (
    <span className={styles.runs}>
      {runs.count > 0 && (
        <span className={styles.strip}>
          <RunStrip strip={runs.strip} length={Math.min(STRIP_RUNS, runs.count)} />
        </span>
      )}
      <a
        href={instanceRunsPath(code, created)}
        className={styles.runsCount}
        aria-label={t('runs.open', { version, label: instanceName(instance), text })}
      >
        {text}
      </a>
    </span>
  );
}

/**
 * Describes the runs in a few words: "12", "6, 1 error", "3 errors", "none"; "27+" if this device may lack some runs.
 */
export function runsText(
  { count, isAtLeast, errors, warnings }: RunsAfter,
  t: TFunction<'changes'>,
  format: Formatters,
): string {
  if (count === 0 && !isAtLeast) return t('runs.none');
  const number = isAtLeast ? t('runs.atLeast', { number: format.number(count) }) : format.number(count);
  const kind = errors > 0 ? 'errors' : 'warnings';
  const bad = errors > 0 ? errors : warnings;
  if (bad === 0) return number;
  const problems = t(`runs.${kind}`, { count: bad, number: format.number(bad) });
  return bad === count && !isAtLeast ? problems : t('runs.with', { runs: number, problems });
}
