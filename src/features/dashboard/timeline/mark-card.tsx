import { readUsualRanges, usualKey } from '@/data/queries/health/use-usual-durations';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import type { ExecutionRow } from '@/domain/execution';
import { runOfMark } from '@/domain/runs/charts/timeline-marks';
import { lateSince } from '@/domain/runs/figures/late-run';
import { outlierOf } from '@/domain/runs/figures/usual-duration';
import { outcomeOf } from '@/domain/runs/health/outcome';
import { creatorText, useExecutionTexts } from '@/shared/execution/execution-texts';
import { RunCard } from '@/shared/runs/run-card';
import { MarkTooltip } from '@/ui/overlay/mark-tooltip';
import type { ActiveMark } from './lane';
import type { MarkTexts } from './use-mark-texts';
import styles from './mark-card.module.css';

interface MarkCardProps {
  at: ActiveMark;
  /** The server's current time, milliseconds since 1970. */
  now: number;
  words: MarkTexts;
  showCompany: boolean;
}

/** A card with the facts of a mark. Screen readers get these facts from the mark's label instead. */
export function MarkCard({ at, now, words, showCompany }: MarkCardProps) {
  const { lane, mark, anchor } = at;
  const run = mark.count === 1 ? runOfMark(mark) : null;
  if (run !== null) return <OneRun at={at} now={now} run={run} showCompany={showCompany} />;
  return (
    <MarkTooltip anchor={anchor} isCard>
      <p className={styles.name}>{lane.instance.label}</p>
      {showCompany && <p className={styles.meta}>{lane.instance.company}</p>}
      <p>{words.sentence(mark)}</p>
    </MarkTooltip>
  );
}

function OneRun({
  at: { lane, mark, anchor },
  now,
  run,
  showCompany,
}: Omit<MarkCardProps, 'words'> & { run: ExecutionRow }) {
  const words = useExecutionTexts();
  const { code } = lane.instance;
  const usual = useCacheQuery((cache) => readUsualRanges(cache, [code]), [code])?.get(usualKey(run));
  const notes = [words.types[run.type], creatorText(run, words), showCompany ? lane.instance.company : null];
  return (
    <RunCard
      anchor={anchor}
      mark={{
        run,
        usual: usual?.median ?? null,
        outlier: outlierOf(run, usual),
        shortfall: mark.shortfalls[0] ?? null,
        lateSince: lateSince(run, usual, now),
      }}
      name={lane.instance.label}
      notes={notes.filter((note) => note !== null)}
      soFar={outcomeOf(run.status) === 'running' ? mark.to - mark.from : null}
    />
  );
}
