import { useFormat } from '@/i18n/format/use-format';
import type { StepRow } from '@/domain/execution';
import { counterText, counterValue } from '@/shared/runs/run-names';
import styles from '../execution-page.module.css';

/** The counters of a step: "read 1,204  written 1,198". */
export function StepSummary({ summary }: { summary: StepRow['summary'] }) {
  const counters = Object.entries(summary);
  return counters.length === 0 ? '–' : <CounterList counters={counters} className={styles.counters} />;
}

interface CounterListProps {
  /** Names and values. */
  counters: readonly [string, StepRow['summary'][string]][];
  className: string | undefined;
}

/** The names and the values of counters. */
export function CounterList({ counters, className }: CounterListProps) {
  const format = useFormat();
  return (
    <dl className={className}>
      {counters.map(([name, value]) => (
        <div key={name}>
          <dt>{counterText(name)}</dt>
          <dd>{counterValue(value, format)}</dd>
        </div>
      ))}
    </dl>
  );
}
