import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useExecution } from '@/data/queries/executions/use-execution';
import type { ExecutionRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import type { Shortfall } from '@/domain/runs/figures/item-shortfall';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { nextPaint } from '@/lib/browser/next-paint';
import { positiveInteger } from '@/lib/text/positive-integer';
import { Banner } from '@/ui/feedback/banner';
import { lazyPart, optionalPart } from '@/ui/feedback/lazy-part';
import { Section } from '@/ui/layout/section';
import { Reason } from '@/ui/text/reason';
import { classNames } from '@/ui/theme/class-names';
import { BarActionContext } from './bar-action';
import { ExecutionFacts } from './execution-facts';
import { ExecutionHead } from './execution-head';
import { FailureFrame } from './failure/failure-frame';
import { StepTable } from './steps/step-table';
import type { UsualTimes } from './steps/usual-times';
import { useExecutionLookup } from './use-execution-lookup';
import styles from './execution-page.module.css';

const MissingExecution = lazyPart(async () => ({ default: (await import('./missing-execution')).MissingExecution }));
const RunSummary = optionalPart(async () => {
  const [{ RunSummary }] = await Promise.all([import('./analysis/run-summary'), loadMoreTexts()]);
  return { default: RunSummary };
}, ErrorMessage);
const RunEvidence = optionalPart(async () => {
  const [{ RunEvidence }] = await Promise.all([import('./analysis/run-evidence'), loadMoreTexts()]);
  return { default: RunEvidence };
}, NoEvidence);

/** The page of an execution. It is updated live until the execution ends. */
export function ExecutionPage() {
  const { id } = useParams();
  const number = positiveInteger(id);
  return (
    <Suspense>
      {number !== null ? (
        <KnownExecution key={number} id={number} />
      ) : (
        <MissingExecution id={id ?? ''} lookup={{ state: 'gone' }} />
      )}
    </Suspense>
  );
}

function KnownExecution({ id }: { id: number }) {
  const { t } = useTranslation('executions');
  const execution = useExecution(id);
  const { lookup, retry } = useExecutionLookup(id, execution?.detail === null);
  const [usual, setUsual] = useState<UsualTimes | null>(null);
  const [shortfall, setShortfall] = useState<Shortfall | null>(null);
  const [hasLog, setHasLog] = useState(true);
  const onUsualChange = useCallback((times: UsualTimes, short: Shortfall | null) => {
    setUsual(times);
    setShortfall(short);
  }, []);
  // False until the facts and steps are painted. Only then does the page render its other parts.
  const [isPainted, setIsPainted] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [hasAction, setHasAction] = useState(true);
  const bar = useMemo(() => ({ place, setHasAction }), [place]);
  const isFound = execution !== undefined && execution.row !== null;
  useEffect(() => {
    if (isFound) void nextPaint().then(() => setIsPainted(true));
  }, [isFound]);
  if (execution === undefined) return null;
  const { row, detail } = execution;
  if (row === null) return <MissingExecution id={String(id)} lookup={lookup} onRetry={retry} />;
  const steps = detail?.steps;
  return (
    <div className={styles.page}>
      <ExecutionHead
        row={row}
        steps={steps}
        shortfall={shortfall}
        hasLog={hasLog}
        barRef={row.status === 'error' && hasAction ? setPlace : null}
      />
      {isPainted ? (
        <BarActionContext value={bar}>
          <Suspense fallback={<SummaryPlaceholder row={row} />}>
            <RunSummary row={row} steps={steps} onUsualChange={onUsualChange} />
          </Suspense>
        </BarActionContext>
      ) : (
        <SummaryPlaceholder row={row} />
      )}
      {row.errorMessage !== null && row.status !== 'error' && (
        <Banner kind="error">
          <Reason message={row.errorMessage} />
        </Banner>
      )}
      <ExecutionFacts row={row} />
      <Section title={t('steps.title')}>
        <StepTable run={row} usual={usual} steps={steps} lookup={lookup} hasLog={hasLog} onRetry={retry} />
      </Section>
      {isPainted && (
        <Suspense>
          <RunEvidence row={row} steps={steps} usual={usual} shortfall={shortfall} onLogChange={setHasLog} />
        </Suspense>
      )}
    </div>
  );
}

/** Rendered if the code of `RunEvidence` cannot be loaded. The rest of the page stays. */
function NoEvidence(): null {
  return null;
}

/** Reserves the space of the summary until its code is loaded. */
function SummaryPlaceholder({ row }: { row: ExecutionRow }) {
  if (!isPending(row.status)) return <ErrorMessage row={row} />;
  return <div className={classNames(styles.running, row.startedAt !== null && styles.started)} />;
}

/**
 * Shows the error message of a failed execution until the code that explains the failure is loaded, or if that code
 * cannot be loaded.
 */
function ErrorMessage({ row: { status, errorMessage } }: { row: ExecutionRow }) {
  return status === 'error' ? <FailureFrame message={errorMessage ?? '…'} /> : null;
}
