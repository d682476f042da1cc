import { Fragment, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunItems } from '@/data/queries/executions/use-run-items';
import type { ItemCount } from '@/domain/runs/figures/run-items';
import { durationOf } from '@/domain/runs/health/outcome';
import { useFormat } from '@/i18n/format/use-format';
import { statusText } from '@/i18n/status-text';
import { StatusBadge } from '@/ui/feedback/status-badge';
import { MarkTooltip } from '@/ui/overlay/mark-tooltip';
import { ExactTime } from '@/ui/text/relative-time';
import { useRunText, type DescribedRun } from './use-run-text';
import { useAnomalyTexts } from './use-anomaly-texts';
import styles from './run-card.module.css';

const NONE: readonly string[] = [];

interface RunCardProps {
  /** The place of the run's mark in the window, px. */
  anchor: DOMRectReadOnly;
  mark: DescribedRun;
  /** The name of the integration, if the chart shows several integrations. */
  name?: string;
  /** Further facts, such as how the run was launched. They are shown after the number of the run. */
  notes?: readonly string[];
  /** How long the run has been running, milliseconds; null if it has ended. */
  soFar?: number | null;
  /** The version of the configuration that the run used. */
  version?: number | null;
  /** Called with the run's items, so that the text of the mark can contain them; null while they are unknown. */
  onItems?: (items: ItemCount | null) => void;
}

/**
 * A card beside a chart's mark with the facts of its run, always in the same order: status, number, start, duration,
 * items, reason. Screen readers get the facts as the text of the mark instead (`useRunText`).
 */
export function RunCard({ anchor, mark, name, notes = NONE, soFar = null, version, onItems }: RunCardProps) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const { itemsOf, reasonOf } = useRunText();
  const { run, outlier, usual, shortfall, lateSince } = mark;
  const { shortfallText, lateText } = useAnomalyTexts();
  const anomalies = [
    shortfall == null ? null : shortfallText(shortfall),
    lateSince == null ? null : lateText(lateSince),
  ].filter((each) => each !== null);
  const items = useRunItems(run);
  const itemText = itemsOf(items);
  useEffect(() => onItems?.(items ?? null), [items, onItems]);
  const duration = durationOf(run);
  const reason = run.errorMessage === null ? null : reasonOf(run.errorMessage);
  const number = t('run.number', { id: run.id });
  const durationNotes = [
    outlier == null ? null : t(`outlier.${outlier}`),
    usual == null ? null : t('fact.usually', { duration: format.duration(usual) }),
  ].filter((part) => part !== null);
  return (
    <MarkTooltip anchor={anchor} isCard>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      <p className={styles.head}>
        <StatusBadge status={run.status} word={statusText(run.status)} />
        {run.warningCount > 0 && <span>{t('status.warnings', { ns: 'common', count: run.warningCount })}</span>}
      </p>
      <p className={styles.meta}>{[number, ...notes].join(', ')}</p>
      <dl className={styles.facts}>
        <Fact name={t('column.startedAt', { ns: 'executions' })}>
          <ExactTime moment={run.startedAt ?? run.createdAt} />
        </Fact>
        <Fact name={t('fact.duration', { ns: 'executions' })}>
          {soFar !== null
            ? t('run.soFar', { duration: format.duration(soFar) })
            : duration === null
              ? '–'
              : format.duration(duration)}
          {durationNotes.length > 0 && <span className={styles.beside}>{durationNotes.join(', ')}</span>}
        </Fact>
        {itemText !== null && <Fact name={t('fact.items', { ns: 'executions' })}>{itemText}</Fact>}
        {version != null && <Fact name={t('table.version')}>{version}</Fact>}
      </dl>
      {anomalies.map(({ text, rule }) => (
        <Fragment key={text}>
          <p className={styles.told}>{text}</p>
          <p className={styles.meta}>{rule}</p>
        </Fragment>
      ))}
      {reason !== null && <p className={styles.reason}>{reason.text}</p>}
      {reason !== null && reason.original !== null && (
        <p lang="en" className={styles.meta}>
          {reason.original}
        </p>
      )}
    </MarkTooltip>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
