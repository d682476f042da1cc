import { usualKey, useUsualDurations } from '@/data/queries/health/use-usual-durations';
import { creatorOf, type ExecutionRow } from '@/domain/execution';
import { runOfMark } from '@/domain/runs/charts/timeline-marks';
import { outcomeOf } from '@/domain/runs/health/outcome';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { RunCard } from '@/shared/runs/run-card';
import { MarkTooltip } from '@/ui/overlay/mark-tooltip';
import type { ActiveMark } from './lane';
import type { MarkTexts } from './use-mark-texts';
import styles from './mark-card.module.css';

interface MarkCardProps {
  at: ActiveMark;
  words: MarkTexts;
  showCompany: boolean;
}

/** A card with the facts of a mark. Screen readers get these facts from the mark's label instead. */
export function MarkCard({ at, words, showCompany }: MarkCardProps) {
  const { lane, mark, anchor } = at;
  const run = mark.count === 1 ? runOfMark(mark) : null;
  if (run !== null) return <OneRun at={at} run={run} showCompany={showCompany} />;
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
  run,
  showCompany,
}: Omit<MarkCardProps, 'words'> & { run: ExecutionRow }) {
  const words = useExecutionTexts();
  const usualByKey = useUsualDurations([lane.instance.code]);
  const creator = creatorOf(run);
  const notes = [
    words.types[run.type],
    typeof creator === 'string' ? words.creators[creator] : creator.email,
    showCompany ? lane.instance.company : null,
  ];
  return (
    <RunCard
      anchor={anchor}
      mark={{ run, usual: usualByKey?.[usualKey(run)] ?? null, shortfall: mark.shortfalls[0] ?? null }}
      name={lane.instance.label}
      notes={notes.filter((note) => note !== null)}
      soFar={outcomeOf(run.status) === 'running' ? mark.to - mark.from : null}
    />
  );
}
