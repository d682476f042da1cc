import { useTranslation } from 'react-i18next';
import type { UsualDuration } from '@/domain/runs/figures/usual-duration';
import { useFormat } from '@/i18n/format/use-format';
import { OutlierMark, RunMark } from '@/shared/runs/run-mark';
import { NothingMark } from './items-picture';
import styles from './chart.module.css';

const OUTCOMES = ['success', 'warning', 'error', 'stopped'] as const;

interface ChartLegendProps {
  usual: UsualDuration | null;
  hasChanges: boolean;
  hasItems: boolean;
}

/** Explains the marks. Hidden from screen readers, because every run has a text. */
export function ChartLegend({ usual, hasChanges, hasItems }: ChartLegendProps) {
  const { t } = useTranslation('health');
  const format = useFormat();
  return (
    <ul className={styles.legend} aria-hidden>
      {OUTCOMES.map((outcome) => (
        <li key={outcome}>
          <svg width={8} height={22}>
            <RunMark outcome={outcome} x={0} base={16} width={8} height={11} />
          </svg>
          {t(`status.${outcome}`, { ns: 'common' })}
        </li>
      ))}
      {usual !== null && (
        <>
          <li>
            <svg width={14} height={12}>
              <rect className={styles.band} width={14} height={12} />
            </svg>
            {t('legend.range')}
          </li>
          <li>
            <svg width={14} height={2}>
              <line className={styles.median} x2={14} y1={1} y2={1} />
            </svg>
            {t('legend.median', { duration: format.duration(usual.median) })}
          </li>
          <li>
            <svg width={8} height={6}>
              <OutlierMark kind="long" x={4} y={5} />
            </svg>
            {t('legend.outlier')}
          </li>
        </>
      )}
      {hasItems && (
        <>
          <li>
            <svg width={14} height={14}>
              <NothingMark x={7} y={7} />
            </svg>
            {t('shortfall.label.nothing')}
          </li>
          <li>? {t('items.unknown')}</li>
        </>
      )}
      {hasChanges && (
        <li>
          <svg width={2} height={14}>
            <line className={styles.change} x1={1} x2={1} y2={14} />
          </svg>
          {t('legend.change')}
        </li>
      )}
    </ul>
  );
}
