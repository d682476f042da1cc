import { useTranslation } from 'react-i18next';
import { useRunItems } from '@/data/queries/executions/use-run-items';
import type { ExecutionRow } from '@/domain/execution';
import { useFormat } from '@/i18n/format/use-format';
import { useJobName } from '@/i18n/use-job-name';
import styles from './extra-cells.module.css';

interface ExtraCellProps {
  column: 'items' | 'warnings' | 'job';
  run: ExecutionRow;
}

/** A cell of a column that is hidden until a person chooses the column. Loaded lazily. */
export function ExtraCell({ column, run }: ExtraCellProps) {
  const { t } = useTranslation('executions');
  if (column === 'job') return <Job code={run.jobCode} />;
  return (
    <>
      {/* In narrow windows each row is a card, without column headers. */}
      <span className={styles.onCards}>{t(column === 'items' ? 'fact.items' : 'warnings.open')} </span>
      {column === 'items' ? <Items run={run} /> : <Warnings count={run.warningCount} />}
    </>
  );
}

/**
 * The number of items that a run has processed, and the items per minute; a dash if this device does not know the
 * number.
 */
export function RunItems({ run }: { run: ExecutionRow }) {
  const { t } = useTranslation('executions');
  const format = useFormat();
  const items = useRunItems(run);
  if (items == null) return '–';
  const { count, perMinute } = items;
  const speed = perMinute === null ? '' : ` (${t('items.rate', { rate: format.number(perMinute) })})`;
  const text = `${format.number(count)}${speed}`;
  return <span title={text}>{text}</span>;
}

/** The number of items that a run has processed; a dash if this device does not know it. */
function Items({ run }: { run: ExecutionRow }) {
  const format = useFormat();
  const items = useRunItems(run);
  return items == null ? '–' : format.number(items.count);
}

function Warnings({ count }: { count: number }) {
  return useFormat().number(count);
}

function Job({ code }: { code: string | null }) {
  const jobName = useJobName();
  if (code === null) return '–';
  const name = jobName(code);
  return <span title={name}>{name}</span>;
}
