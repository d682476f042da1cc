import { useFormat } from '@/i18n/format/use-format';
import type { StepRow } from '@/domain/execution';
import { counterText } from '../../run-names';
import styles from '../execution-page.module.css';

/** The counters of a step: "read 1,204  written 1,198". */
export function StepSummary({ summary }: { summary: StepRow['summary'] }) {
  const format = useFormat();
  const counters = Object.entries(summary);
  if (counters.length === 0) return '–';
  return (
    <dl className={styles.counters}>
      {counters.map(([name, value]) => (
        <div key={name}>
          <dt>{counterText(name)}</dt>
          <dd>{typeof value === 'number' ? format.number(value) : String(value ?? '–')}</dd>
        </div>
      ))}
    </dl>
  );
}
