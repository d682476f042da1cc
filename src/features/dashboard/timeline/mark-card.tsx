import { useTranslation } from 'react-i18next';
import { usualKey, useUsualDurations } from '@/data/queries/health/use-usual-durations';
import { creatorOf } from '@/domain/execution';
import { durationOf, outcomeOf } from '@/domain/runs/health/outcome';
import { useFormat } from '@/i18n/format/use-format';
import { ExecutionStatusBadge } from '@/shared/execution/execution-status-badge';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { MarkTooltip } from '@/ui/overlay/mark-tooltip';
import { ExactTime } from '@/ui/text/relative-time';
import type { ActiveMark } from './lane';
import type { MarkTexts } from './use-mark-texts';
import styles from './mark-card.module.css';

interface MarkCardProps {
  at: ActiveMark;
  words: MarkTexts;
  showCompany: boolean;
}

/** The facts of a mark. Screen readers get them from the mark's label instead. */
export function MarkCard({ at, words, showCompany }: MarkCardProps) {
  const { lane, mark, anchor } = at;
  return (
    <MarkTooltip anchor={anchor} isCard>
      <p className={styles.head}>
        <span className={styles.name}>{lane.instance.label}</span>
        <Badge at={at} />
      </p>
      {mark.runs.length === 1 && mark.count === 1 ? (
        <RunFacts at={at} showCompany={showCompany} />
      ) : (
        <>
          {showCompany && <p className={styles.meta}>{lane.instance.company}</p>}
          <p>{words.sentence(mark)}</p>
        </>
      )}
    </MarkTooltip>
  );
}

function Badge({ at: { mark } }: { at: ActiveMark }) {
  const words = useExecutionTexts();
  const [run] = mark.runs;
  if (run === undefined || mark.count > 1) return null;
  return <ExecutionStatusBadge status={run.status} warningCount={run.warningCount} words={words} />;
}

function RunFacts({ at: { lane, mark }, showCompany }: { at: ActiveMark; showCompany: boolean }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = useExecutionTexts();
  const usualByKey = useUsualDurations([lane.instance.code]);
  const [run] = mark.runs;
  if (run === undefined) return null;
  const usual = usualByKey?.[usualKey(run)];
  const duration = durationOf(run);
  const creator = creatorOf(run);
  const creatorText = typeof creator === 'string' ? words.creators[creator] : creator.email;
  const facts = [
    showCompany ? lane.instance.company : null,
    t('card.execution', { id: run.id }),
    words.types[run.type],
    creatorText,
  ];
  return (
    <>
      <p className={styles.meta}>{facts.filter((fact) => fact !== null).join(', ')}</p>
      <dl className={styles.facts}>
        <dt>{t('column.startedAt', { ns: 'executions' })}</dt>
        <dd>
          <ExactTime moment={run.startedAt ?? run.createdAt} />
        </dd>
        <dt>{t('card.duration')}</dt>
        <dd>
          {outcomeOf(run.status) === 'running'
            ? t('card.soFar', { duration: format.duration(mark.to - mark.from) })
            : duration === null
              ? '–'
              : format.duration(duration)}
          {usual !== undefined && (
            <span className={styles.usual}>{t('card.usual', { duration: format.duration(usual) })}</span>
          )}
        </dd>
      </dl>
      {run.errorMessage !== null && <p className={styles.reason}>{run.errorMessage}</p>}
    </>
  );
}
