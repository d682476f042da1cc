import { ArrowDownToLine, CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StepRow } from '@/domain/execution';
import type { StepLines } from '@/domain/log/step-lines';
import { useFormat } from '@/i18n/format/use-format';
import { statusAppearance } from '@/ui/feedback/status-badge';
import { classNames } from '@/ui/theme/class-names';
import { stepText } from '@/shared/runs/run-names';
import styles from './log-viewer.module.css';

/** The steps of a run and their lines in the log. */
export interface StepPlaces {
  steps: readonly StepRow[];
  /** The lines of each step, in the order of `steps`; null if a step has no lines. */
  places: readonly StepLines[];
  /** Index of the step in view; -1 if there is none. */
  current: number;
  onStep: (index: number) => void;
}

interface LogJumpListProps extends StepPlaces {
  /** The first line with an error, zero-based; null if there is none. */
  firstError: number | null;
  /** The first line with a warning, zero-based; null if there is none. */
  firstWarning: number | null;
  lineCount: number;
  onLine: (line: number) => void;
}

/** Links to places in a log: its steps, the first error, the first warning, the end. */
export function LogJumpList(props: LogJumpListProps) {
  const { steps, places, current, onStep, firstError, firstWarning, lineCount, onLine } = props;
  const { t } = useTranslation('log');
  const format = useFormat();
  const jumpTargets = [
    { key: 'error', icon: CircleAlert, label: t('jump.error'), line: firstError },
    { key: 'warning', icon: TriangleAlert, label: t('jump.warning'), line: firstWarning },
    { key: 'end', icon: ArrowDownToLine, label: t('jump.end'), line: lineCount - 1 },
  ];
  return (
    <nav aria-label={t('jump')} className={styles.places}>
      {steps.length > 0 && (
        <>
          <h2>{t('steps')}</h2>
          <ul>
            {steps.map(({ id, stepName, status }, index) => {
              const place = places[index] ?? null;
              const { icon: Icon } = statusAppearance(status);
              return (
                <li key={id}>
                  <button
                    type="button"
                    disabled={place === null}
                    aria-current={index === current ? 'location' : undefined}
                    className={classNames(styles.place, styles[status])}
                    onClick={() => onStep(index)}
                  >
                    <Icon size={16} aria-hidden />
                    <span className={styles.name} title={stepText(stepName)}>
                      {stepText(stepName)}
                    </span>
                    <span className={styles.number}>
                      {format.number(place === null ? 0 : place.last - place.first + 1)}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h2>{t('jump')}</h2>
      <ul>
        {jumpTargets.map(
          ({ key, icon: Icon, label, line }) =>
            line !== null && (
              <li key={key}>
                <button type="button" className={classNames(styles.place, styles[key])} onClick={() => onLine(line)}>
                  <Icon size={16} aria-hidden />
                  <span className={styles.name}>{label}</span>
                  <span className={styles.number}>{format.number(line + 1)}</span>
                </button>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
