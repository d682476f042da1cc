import { useTranslation } from 'react-i18next';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { hasSucceeded } from '@/domain/runs/health/outcome';
import { useFormat } from '@/i18n/format/use-format';
import { stepText } from '@/shared/runs/run-names';
import type { UsualTimes } from './usual-times';
import styles from './planned-steps.module.css';

interface PlannedStepsProps {
  run: ExecutionRow;
  steps: readonly StepRow[];
  usual: UsualTimes;
}

/** The steps that runs of this kind have, but that this run has not started: still to come, or not reached. */
export function PlannedSteps({ run, steps, usual }: PlannedStepsProps) {
  const { t } = useTranslation('run');
  const format = useFormat();
  const started = new Set(steps.map(({ stepName }) => stepName));
  const planned = hasSucceeded(run.status) ? [] : usual.names.filter((name) => !started.has(name));
  if (planned.length === 0) return null;
  const isComing = isPending(run.status);
  return (
    <div className={styles.planned}>
      <h3 className={styles.title}>{t(isComing ? 'steps.coming' : 'steps.notReached')}</h3>
      <ol className={styles.list}>
        {planned.map((name) => {
          const duration = usual.steps.get(name);
          return (
            <li key={name}>
              {stepText(name)}
              {duration !== undefined && (
                <span className={styles.note}>{t('steps.usually', { duration: format.duration(duration) })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
