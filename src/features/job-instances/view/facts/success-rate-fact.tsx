import { useTranslation } from 'react-i18next';
import { useSuccessRates } from '@/data/queries/health/use-success-rate';
import { useFirstDataReady } from '@/data/sync/first-screen';
import { useServerMinute } from '@/data/use-server-time';
import { formatDay } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import type { SuccessRate } from '@/domain/runs/health/success-rate';
import styles from './facts.module.css';

/** The size of the bar, px. */
const WIDTH = 64;
const HEIGHT = 6;

/** The share of runs that succeeded in the last 30 days, and in the 30 days before. */
export function SuccessRateFact({ code }: { code: string }) {
  // The rates need the run counts of every hour of 60 days. Reading these must not delay the rows of the table below.
  const isReady = useFirstDataReady();
  return isReady && <Rates code={code} />;
}

function Rates({ code }: { code: string }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const rates = useSuccessRates(code, useServerMinute());
  if (rates === undefined) return null;
  const { last, before, since } = rates;
  const share = shareOf(last);
  if (share === null) return <p className={styles.value}>{t('rate.none')}</p>;
  const earlier = before === null ? null : shareOf(before);
  return (
    <>
      <p className={styles.value}>
        {t('rate.percent', { number: format.number(percentOf(share)) })}
        <svg aria-hidden width={WIDTH} height={HEIGHT} className={styles.bar}>
          <rect width={WIDTH} height={HEIGHT} rx={3} className={styles.barGround} />
          <rect width={WIDTH * share} height={HEIGHT} rx={3} className={styles.barPart} />
        </svg>
      </p>
      <p className={styles.note}>
        {t('rate.of', { worked: format.number(last.worked), ended: format.number(last.ended) })}
        {last.warned > 0 && t('rate.warned', { number: format.number(last.warned) })}
        {earlier !== null && t('rate.before', { number: format.number(percentOf(earlier)) })}
        {since !== null && Number.isFinite(since) && t('rate.since', { day: formatDay(new Date(since)) })}
      </p>
    </>
  );
}

const shareOf = ({ worked, ended }: SuccessRate): number | null => (ended === 0 ? null : worked / ended);

/** The nearest whole percentage, but 100 only if every run worked, and 0 only if none did. */
const percentOf = (share: number): number =>
  share === 0 || share === 1 ? share * 100 : Math.min(99, Math.max(1, Math.round(share * 100)));
