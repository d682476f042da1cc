import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useOpenLog } from '@/data/run-details/use-open-log';
import { useExecution } from '@/data/queries/executions/use-execution';
import { useLiveLog } from '@/data/run-details/use-run-log';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { positiveInteger } from '@/lib/text/positive-integer';
import { MissingExecution } from '../view/missing-execution';
import { useExecutionLookup } from '../view/use-execution-lookup';
import { LogState } from './log-state';
import { LogTitle } from './log-tools';
import { LogViewer } from './log-viewer';
import styles from './log-viewer.module.css';
import { setWindowTitle } from '@/ui/layout/window-title';

const NO_STEPS: readonly StepRow[] = [];

/** The log of an execution at full height. */
export function LogPage() {
  const { id = '' } = useParams();
  const number = positiveInteger(id);
  return number !== null ? (
    <KnownLog key={number} id={number} />
  ) : (
    <MissingExecution id={id} lookup={{ state: 'gone' }} />
  );
}

function KnownLog({ id }: { id: number }) {
  const execution = useExecution(id);
  const { lookup, retry } = useExecutionLookup(id, execution?.detail === null);
  if (execution === undefined) return null;
  if (execution.row === null) return <MissingExecution id={String(id)} lookup={lookup} onRetry={retry} />;
  return <LogOfRun row={execution.row} steps={execution.detail?.steps ?? NO_STEPS} />;
}

function LogOfRun({ row, steps }: { row: ExecutionRow; steps: readonly StepRow[] }) {
  const { t } = useTranslation('log');
  const [parameters] = useSearchParams();
  const run = useLiveLog(row);
  const { open, reopen, search } = useOpenLog(run.text, row, steps);
  const title = row.instanceLabel ?? row.instanceCode ?? t('view.crumb', { ns: 'executions', id: row.id });
  useEffect(() => {
    setWindowTitle(`${t('titleOf', { id: row.id })} · ${t('app.name', { ns: 'common' })}`);
  }, [row.id, t]);
  const step = parameters.get('step');
  return (
    <div className={styles.page}>
      {open !== null && open.log.lineCount > 0 ? (
        <LogViewer
          id={row.id}
          title={title}
          open={open}
          search={search}
          steps={steps}
          grows={isPending(row.status)}
          stepId={step === null ? null : Number(step)}
        />
      ) : (
        <>
          <header className={styles.head}>
            <LogTitle id={row.id} title={title} />
          </header>
          <LogState run={run} isPending={isPending(row.status)} reopen={reopen} isOpened={open !== null} />
        </>
      )}
    </div>
  );
}
