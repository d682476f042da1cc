import { useTranslation } from 'react-i18next';
import { durationOf, type RunOutcome } from '@/domain/runs/health/outcome';
import { useFormat } from '@/i18n/format/use-format';
import { ExactTime } from '@/ui/text/relative-time';
import type { InstanceState } from '../use-instance-state';
import styles from './facts.module.css';

/** When the newest run ended and how; or that one was due and did not run. */
export function LastRunFact({ state: { health, runs, hasAll } }: { state: InstanceState }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const [newest] = runs;
  if (health.state === 'never') return <p className={styles.value}>{t(hasAll ? 'state.never' : 'state.noneHere')}</p>;
  const duration = newest === undefined ? null : durationOf(newest);
  const outcome = health.state satisfies RunOutcome | 'missed';
  return (
    <>
      <p className={styles.value}>
        <ExactTime moment={health.since} />
      </p>
      <p className={outcome === 'error' ? styles.failed : outcome === 'missed' ? styles.warned : styles.note}>
        {outcome === 'missed' || outcome === 'running' || duration === null
          ? t(`lastRun.${outcome}`)
          : t(`lastRun.after.${outcome}`, { duration: format.duration(duration) })}
      </p>
    </>
  );
}
