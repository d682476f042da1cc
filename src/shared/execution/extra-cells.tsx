import { useTranslation } from 'react-i18next';
import { useRunItems } from '@/data/queries/executions/use-run-items';
import type { ExecutionRow } from '@/domain/execution';
import { useFormat } from '@/i18n/format/use-format';
import { useJobName } from '@/i18n/use-job-name';
import styles from './extra-cells.module.css';

interface ExtraCellProps {
  of: 'items' | 'warnings' | 'job';
  run: ExecutionRow;
}

/** A cell of a column that is shown only where a person has chosen it. Loaded lazily. */
export function ExtraCell({ of, run }: ExtraCellProps) {
  const { t } = useTranslation('executions');
  if (of === 'job') return <Job code={run.jobCode} />;
  return (
    <>
      {/* In narrow windows a row is a card, and the table has no heads. */}
      <span className={styles.onCards}>{t(of === 'items' ? 'fact.items' : 'warnings.open')} </span>
      {of === 'items' ? <Items run={run} /> : <Warnings count={run.warningCount} />}
    </>
  );
}

/** The items of a run that has ended, with their speed; a dash if this device does not know. */
export function RunItems({ run }: { run: ExecutionRow }) {
  const { t } = useTranslation('executions');
  const format = useFormat();
  const items = useRunItems(run);
  if (items == null) return '–';
  const { count, perMinute } = items;
  const speed = perMinute === null ? [] : [t('items.rate', { rate: format.number(perMinute) })];
  const text = [format.number(count), ...speed].join(', ');
  return <span title={text}>{text}</span>;
}

/** The items that a run has processed; a dash if this device does not know. */
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
