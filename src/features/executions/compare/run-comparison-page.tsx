import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMissingReason } from '@/data/sync/use-missing-reason';
import type { ExecutionRow } from '@/domain/execution';
import { missingText } from '@/i18n/missing-text';
import { ComparedPair } from '@/shared/pickers/compared-pair';
import { ShareLinkButton } from '@/shared/share-link/share-link-button';
import { visible } from '@/lib/text/visible-text';
import { positiveInteger } from '@/lib/text/positive-integer';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { useIsPhone } from '@/ui/layout/use-is-phone';
import { SegmentedControl } from '@/ui/pick/segmented-control';
import { useExecutionCrumbs } from '../use-execution-crumbs';
import { ComparedWarnings } from './compared-warnings';
import { FactTable, type Fact } from './fact-table';
import { RunPicker } from './run-picker';
import { useComparedRun, type ComparedRun, type MissingRun } from './use-compared-run';
import { UsedConfigurations } from './used-configurations';
import { useRunFacts, useRunTitle } from './use-run-facts';
import { useOlderVersions } from './use-run-version';
import { RetryButton, WaitingNote } from './waiting-note';
import styles from './compare.module.css';

type Side = 'a' | 'b';

/** /execution_tracker/compare?a=…&b=…: two runs side by side, with the configurations that they used. */
export function RunComparisonPage() {
  const { t } = useTranslation('copies');
  const [params, setParams] = useSearchParams();
  const ids = { a: positiveInteger(params.get('a')), b: positiveInteger(params.get('b')) };
  const older = useOlderVersions();
  const a = useComparedRun(ids.a, older);
  const b = useComparedRun(ids.b, older);
  const runs = { a, b };
  const choose = (pair: Partial<Record<Side, number | null>>): void => {
    const chosen = Object.entries({ ...ids, ...pair }).flatMap(([side, id]) =>
      id === null ? [] : [[side, String(id)]],
    );
    setParams(new URLSearchParams(chosen), { replace: true });
  };
  const codeOf = (side: Side): string | null => runs[side]?.row?.instanceCode ?? null;
  const isPhone = useIsPhone();
  const picker = (side: Side, other: Side) => (
    <RunPicker
      key={side}
      // On a phone, a short title leaves room for the status of the chosen run.
      title={isPhone && ids[side] !== null ? side.toUpperCase() : t(`runs.${side}`)}
      id={ids[side]}
      row={runs[side]?.row ?? null}
      code={codeOf(side) ?? codeOf(other)}
      onChange={(id) => choose({ [side]: id })}
    />
  );
  const title = t('compare.title');
  return (
    <>
      <PageHead
        title={title}
        windowTitle={t('runs.window')}
        crumbs={useExecutionCrumbs(title)}
        facts={[a?.row && b?.row ? namesOf(a.row, b.row) : undefined]}
        actions={<ShareLinkButton title={t('runs.window')} url={location.href} />}
      />
      <ComparedPair a={picker('a', 'b')} b={picker('b', 'a')} onSwap={() => choose({ a: ids.b, b: ids.a })} />
      {(['a', 'b'] as const).map((side) => {
        const run = runs[side];
        const id = ids[side];
        return run?.row === null && id !== null ? <Missing key={side} id={id} run={run} /> : null;
      })}
      {(ids.a === null || ids.b === null) && <EmptyState icon={ArrowLeftRight} title={t('runs.pick')} />}
      {ids.a !== null && ids.b !== null && (
        <div className={styles.comparison}>{isFound(a) && isFound(b) && <Comparison a={a} b={b} />}</div>
      )}
    </>
  );
}

/** The name of the integration, or both names if the runs are of two integrations with different names. */
const namesOf = (...rows: readonly ExecutionRow[]): string =>
  [...new Set(rows.map(({ instanceLabel, instanceCode }) => visible(instanceLabel) ?? instanceCode))]
    .filter((name) => name !== null)
    .join(' / ');

const isFound = (run: ComparedRun | MissingRun | undefined): run is ComparedRun =>
  run !== undefined && run.row !== null;

/** Says why a run cannot be shown. */
function Missing({ id, run: { lookup, retry } }: { id: number; run: MissingRun }) {
  const { t } = useTranslation('executions');
  const reason = useMissingReason(lookup.state === 'failed' ? lookup.problem : null);
  if (lookup.state === 'requesting' || lookup.state === 'found') return <p role="status">{t('view.loading')}</p>;
  const text =
    lookup.state === 'gone'
      ? `${t('missing.title', { id })}. ${t('missing.text')}`
      : `${t('missing.device', { id })}. ${missingText(reason)}`;
  return (
    <Banner kind="warning" action={reason.state === 'failed' && <RetryButton onRetry={retry} />}>
      {text}
    </Banner>
  );
}

function Comparison({ a, b }: Record<Side, ComparedRun>) {
  const { t } = useTranslation(['copies', 'executions']);
  const [shown, setShown] = useState<'differences' | 'all'>('differences');
  const { outcome, steps } = useRunFacts(a, b);
  const titleOf = useRunTitle();
  const isWhole = shown === 'all';
  const wanted = (facts: readonly Fact[]): readonly Fact[] => (isWhole ? facts : facts.filter(({ isSame }) => !isSame));
  const table = (label: string, rowHead: string, facts: readonly Fact[]) =>
    wanted(facts).length === 0 ? (
      <p className={styles.note}>{t('runs.noDifference')}</p>
    ) : (
      <FactTable label={label} rowHead={rowHead} facts={wanted(facts)} a={titleOf(a.row)} b={titleOf(b.row)} />
    );
  return (
    <Stack gap={6}>
      <div>
        <SegmentedControl
          label={t('compare.shown')}
          value={shown}
          onChange={setShown}
          options={(['differences', 'all'] as const).map((value) => ({ value, label: t(`compare.shown.${value}`) }))}
        />
      </div>
      <Section title={t('runs.outcome')}>{table(t('runs.outcome'), t('runs.fact'), outcome)}</Section>
      <Section title={t('executions:steps.title')}>
        {steps === null ? (
          <NoSteps runs={[a, b]} />
        ) : (
          table(t('executions:steps.title'), t('executions:steps.step'), steps)
        )}
      </Section>
      <ComparedWarnings a={a} b={b} isWhole={isWhole} />
      <UsedConfigurations a={a} b={b} isWhole={isWhole} />
    </Stack>
  );
}

/** Says why the steps cannot be compared yet. */
function NoSteps({ runs }: { runs: readonly ComparedRun[] }) {
  const { t } = useTranslation('copies');
  const missing = runs.filter(({ steps }) => steps === undefined);
  const failed = missing.flatMap(({ lookup }) => (lookup.state === 'failed' ? [lookup.problem] : []));
  const reason = useMissingReason(failed[0] ?? null);
  const retry = (): void => {
    for (const run of missing) if (run.lookup.state === 'failed') run.retry();
  };
  if (missing.some(({ lookup }) => lookup.state === 'gone')) {
    return <WaitingNote text={t('runs.noSteps')} onRetry={null} />;
  }
  if (missing.every(({ lookup: { state } }) => state === 'requesting' || state === 'found')) {
    return <WaitingNote text={t('runs.readingSteps')} onRetry={null} />;
  }
  return (
    <WaitingNote
      text={`${t('runs.noSteps')} ${missingText(reason)}`}
      onRetry={reason.state === 'failed' ? retry : null}
    />
  );
}
