import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '@/data/sync/use-sync';
import { useFormat } from '@/i18n/format/use-format';
import styles from './notices.module.css';

/** The notice waits this long before it appears, because a notice that vanishes at once would only distract. */
const DELAY_MS = 1_000;

/**
 * The progress of the first download of executions to this device: numbers in the top bar, and a line along the bar's
 * lower edge. The console can be used meanwhile.
 */
export function FillNotice() {
  const { t } = useTranslation('notices');
  const format = useFormat();
  const { fill, state } = useConnection();
  const isLasting = useLasting(!fill.done, DELAY_MS);
  if (fill.done || state === 'lost' || !isLasting) return null;
  const { seen, total } = fill;
  const numbers =
    total === null
      ? format.number(seen)
      : t('progress.of', { ns: 'common', done: format.number(seen), total: format.number(total) });
  return (
    <>
      <span className={styles.fill} data-tooltip={t('fill.label')} aria-hidden>
        {t('fill.short', { numbers })}
      </span>
      <progress
        aria-label={t('fill.label')}
        aria-valuetext={numbers}
        className={styles.progress}
        value={total === null ? undefined : seen}
        max={total ?? 1}
      />
    </>
  );
}

/** Whether `active` has been true for at least `milliseconds`. */
function useLasting(active: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active, milliseconds]);
  return lasting;
}
