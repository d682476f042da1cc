import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMissingReason } from '@/data/sync/use-missing-reason';
import { useOnline } from '@/data/sync/use-sync';
import { isPending } from '@/domain/execution-status';
import type { StepWarning, WarningKind } from '@/domain/warnings/warning-kinds';
import { useFormat } from '@/i18n/format/use-format';
import { missingText } from '@/i18n/missing-text';
import { problemText } from '@/i18n/problem-text';
import { stepText } from '@/shared/runs/run-names';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import type { RunWarnings } from '@/data/run-details/use-run-warnings';
import { KindText } from '../view/warnings/kind-text';
import { useWarningKinds } from '../view/warnings/use-warning-kinds';
import { FactTable, type Fact } from './fact-table';
import { RunWarningsReader } from './run-warnings-reader';
import type { ComparedRun } from './use-compared-run';
import { useRunTitle } from './use-run-facts';
import { WaitingNote } from './waiting-note';
import styles from './compare.module.css';

interface ComparedWarningsProps {
  a: ComparedRun;
  b: ComparedRun;
  /** True to also show the kinds whose count is the same in both runs. */
  isWhole: boolean;
}

/** A warning of one of the runs. */
interface RunWarning extends StepWarning {
  runId: number;
}

/** This many kinds are shown at first, and each click adds as many. */
const KINDS_BATCH = 50;

/** The kinds of warnings of two runs, with the count in each run. Renders nothing if neither run has warnings. */
export function ComparedWarnings({ a, b, isWhole }: ComparedWarningsProps) {
  const { t } = useTranslation(['copies', 'run']);
  const [read, setRead] = useState<ReadonlyMap<number, RunWarnings>>(new Map());
  const [limit, setLimit] = useState(KINDS_BATCH);
  const titleOf = useRunTitle();
  const onRead = useCallback(
    (id: number, warnings: RunWarnings) => setRead((before) => new Map(before).set(id, warnings)),
    [],
  );
  const warningsOf = ({ row, steps }: ComparedRun): RunWarnings | undefined =>
    steps === undefined || isPending(row.status) ? undefined : read.get(row.id);
  const [left, right] = [warningsOf(a), warningsOf(b)];
  const kinds = useKinds(a.row.id, left, b.row.id, right);
  const sides = [
    { name: t('runs.a'), run: a, warnings: left },
    { name: t('runs.b'), run: b, warnings: right },
  ];
  if (!sides.some(({ run, warnings }) => run.row.warningCount > 0 || (warnings?.total ?? 0) > 0)) return null;

  const isComplete = left?.isComplete === true && right?.isComplete === true;
  const facts = (kinds ?? [])
    .map((kind): Fact => {
      const [countA, countB] = [countIn(kind, a.row.id), countIn(kind, b.row.id)];
      return {
        key: kind.key,
        name: (
          <>
            <KindText parts={kind.parts} />
            <span className={styles.step}>{stepText(kind.stepName)}</span>
          </>
        ),
        a: <Count count={countA} warnings={left} />,
        b: <Count count={countB} warnings={right} />,
        isSame: isComplete ? countA === countB : null,
      };
    })
    .filter(({ isSame }) => isWhole || isSame !== true);
  return (
    <Section title={t('run:warnings.title')}>
      {[...new Map(sides.map((side) => [side.run.row.id, side])).values()].map(({ run: { row, steps } }) =>
        steps === undefined || isPending(row.status) ? null : (
          <RunWarningsReader key={row.id} run={row} steps={steps} onRead={onRead} />
        ),
      )}
      {sides.map(({ name, run, warnings }) => (
        <SideNote key={name} name={name} run={run} warnings={warnings} />
      ))}
      {facts.length > 0 ? (
        <FactTable
          label={t('run:warnings.title')}
          rowHead={t('run:warnings.column.kind')}
          facts={facts.slice(0, limit)}
          a={titleOf(a.row)}
          b={titleOf(b.row)}
        />
      ) : (
        isComplete && kinds !== undefined && <p className={styles.note}>{t('runs.noDifference')}</p>
      )}
      {facts.length > limit && (
        <Button size="small" variant="quiet" onClick={() => setLimit(limit + KINDS_BATCH)}>
          {t('run:warnings.moreKinds', { count: Math.min(KINDS_BATCH, facts.length - limit) })}
        </Button>
      )}
    </Section>
  );
}

/**
 * The kinds of warnings of two runs. The warnings of both runs are grouped together, so that the kinds are comparable.
 * Undefined until known.
 */
function useKinds(
  a: number,
  left: RunWarnings | undefined,
  b: number,
  right: RunWarnings | undefined,
): readonly WarningKind<RunWarning>[] | undefined {
  const ofA = left?.items;
  const ofB = a === b ? undefined : right?.items;
  const items = useMemo(() => {
    const withRun = (runId: number, warnings: readonly StepWarning[] = []): RunWarning[] =>
      warnings.map((warning) => ({ ...warning, runId }));
    return [...withRun(a, ofA), ...withRun(b, ofB)];
  }, [a, ofA, b, ofB]);
  const kinds = useWarningKinds(items);
  // While many warnings are being grouped, `kinds` still belongs to the runs that were compared before.
  const isCurrent = kinds?.every((kind) => kind.items.every(({ runId }) => runId === a || runId === b));
  return isCurrent === true ? kinds : undefined;
}

const countIn = ({ items }: WarningKind<RunWarning>, id: number): number =>
  items.reduce((sum, { runId }) => sum + Number(runId === id), 0);

/**
 * The number of warnings of one kind in a run. If this device may lack warnings, says "at least", or "?" if the number
 * is 0.
 */
function Count({ count, warnings }: { count: number; warnings: RunWarnings | undefined }) {
  const { t } = useTranslation('copies');
  const format = useFormat();
  if (warnings?.isComplete === true) return format.number(count);
  return count === 0 ? '?' : t('runs.atLeast', { number: format.number(count) });
}

interface SideNoteProps {
  name: string;
  run: ComparedRun;
  /** Undefined until the warnings are read. */
  warnings: RunWarnings | undefined;
}

/** Says whether warnings of a run are missing, and why. */
function SideNote({ name, run: { row, lookup }, warnings }: SideNoteProps) {
  const { t } = useTranslation(['copies', 'run']);
  const format = useFormat();
  const online = useOnline();
  const reason = useMissingReason();
  const said = (text: string): string => t('runs.said', { name, text });
  if (isPending(row.status)) return <WaitingNote text={said(t('runs.notEnded'))} onRetry={null} />;
  if (warnings === undefined) {
    const isRead = lookup.state !== 'requesting' && lookup.state !== 'found';
    return <WaitingNote text={said(t(isRead ? 'run:warnings.missing' : 'run:warnings.loading'))} onRetry={null} />;
  }
  const { items, total, isComplete, busy, problem, readAll } = warnings;
  if (isComplete) {
    return total > 0 && items.length === 0 ? <WaitingNote text={said(t('run:warnings.none'))} onRetry={null} /> : null;
  }
  if (items.length > 0) {
    const number = format.number(Math.max(total, items.length));
    return (
      <WaitingNote
        text={said(t('run:warnings.partial', { shown: format.number(items.length), number }))}
        onRetry={null}
      >
        <Button size="small" busy={busy} disabled={!online} onClick={readAll}>
          {t('run:warnings.readAll')}
        </Button>
      </WaitingNote>
    );
  }
  if (problem !== null && online) {
    return <WaitingNote text={said(`${t('run:warnings.failed')}. ${problemText(problem)}`)} onRetry={readAll} />;
  }
  if (online || busy) return <WaitingNote text={said(t('run:warnings.loading'))} onRetry={null} />;
  return <WaitingNote text={said(`${t('run:warnings.missing')}. ${missingText(reason)}`)} onRetry={null} />;
}
