import { useTranslation } from 'react-i18next';
import type { RunOutcome } from '@/domain/runs/health/outcome';
import { STRIP, StripBar } from '@/shared/runs/strip-bar';
import styles from './strip-legend.module.css';
import { RunMark } from '@/shared/runs/run-mark';
import strip from '@/shared/runs/run-strip.module.css';

const OUTCOMES = ['success', 'warning', 'error', 'stopped'] as const satisfies readonly RunOutcome[];

/** Explains the bars in the strips of runs. Hidden from screen readers, because every strip has a text. */
export function StripLegend() {
  const { t } = useTranslation('health');
  return (
    <ul className={styles.legend} aria-hidden>
      {OUTCOMES.map((outcome) => (
        <li key={outcome}>
          <svg viewBox={`-1 8 8 ${STRIP.height - 8}`} width={8} height={STRIP.height - 8}>
            <StripBar mark={{ outcome, height: 0.7 }} place={0} />
          </svg>
          {t(`status.${outcome}`, { ns: 'common' })}
        </li>
      ))}
      <li>
        <svg viewBox={`-1 8 8 ${STRIP.height - 8}`} width={8} height={STRIP.height - 8}>
          <RunMark outcome="success" x={0} base={28} width={STRIP.bar} height={18} shortfall="nothing" />
        </svg>
        {t('shortfall.label.nothing')}
      </li>
      <li>
        <svg viewBox="0 0 14 2" width={14} height={2}>
          <line className={strip.median} x2={14} y1={1} y2={1} />
        </svg>
        {t('usual')}
      </li>
    </ul>
  );
}
