import { useTranslation } from 'react-i18next';
import { useRunItems } from '@/data/queries/executions/use-run-items';
import type { ExecutionRow } from '@/domain/execution';
import { isJobCode } from '@/domain/job-types/job-codes';
import { useFormat } from '@/i18n/format/use-format';

interface ExtraCellProps {
  of: 'items' | 'warnings' | 'job';
  run: ExecutionRow;
}

/** A cell of a column that is shown only where a person has chosen it. Loaded lazily. */
export function ExtraCell({ of, run }: ExtraCellProps) {
  if (of === 'items') return <Items run={run} />;
  return of === 'job' ? <Job code={run.jobCode} /> : <Warnings count={run.warningCount} />;
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
  const { t } = useTranslation('jobs');
  if (code === null) return '–';
  const name = isJobCode(code) ? t(code) : code;
  return <span title={name}>{name}</span>;
}
