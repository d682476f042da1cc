import { Expand } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenLog, type OpenLog } from '@/data/run-details/use-open-log';
import { useLiveLog } from '@/data/run-details/use-run-log';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { LOG_LEVELS } from '@/domain/log/log-level';
import { executionLogPath } from '@/domain/addresses/paths';
import { useFormat } from '@/i18n/format/use-format';
import { LinkButton } from '@/ui/button/link-button';
import { Section } from '@/ui/layout/section';
import { Chip } from './level-chips';
import { LogLine } from './log-line';
import { LogState } from './log-state';
import styles from './log-lines.module.css';

/** The page of an execution shows at most this many lines of the log. */
const MAX_LINES = 7;
const ERROR = LOG_LEVELS.indexOf('error');

interface LogSectionProps {
  row: ExecutionRow;
  steps: readonly StepRow[];
  /** Called with true while there may be a log to download, with false once the run has ended without a log. */
  onLogChange: (hasLog: boolean) => void;
}

/** The last lines of an execution's log, and a link to the whole log. */
export function LogSection({ row, steps, onLogChange }: LogSectionProps) {
  const { t } = useTranslation('log');
  const format = useFormat();
  const run = useLiveLog(row);
  const { open, reopen } = useOpenLog(run.text, row, steps);
  const [errorsOnly, setErrorsOnly] = useState(false);
  const lineCount = open?.log.lineCount ?? 0;
  const errors = open?.log.counts[ERROR] ?? 0;
  const isAbsent = run.isCurrent && (run.state === 'none' || run.text === '');
  const hasLog = isPending(row.status) || !isAbsent;
  useEffect(() => onLogChange(hasLog), [onLogChange, hasLog]);
  const lines = useMemo(() => (open === null ? [] : lastLines(open, errorsOnly)), [open, errorsOnly]);
  return (
    <Section
      title={t('title')}
      note={lineCount > 0 && t('count', { count: lineCount, number: format.number(lineCount) })}
      actions={
        lineCount > 0 && (
          <div className={styles.tailTools}>
            {errors > 0 && (
              <Chip
                label={t('errorsOnly')}
                count={errors}
                pressed={errorsOnly}
                onPress={() => setErrorsOnly(!errorsOnly)}
              />
            )}
            <LinkButton icon={Expand} to={executionLogPath(row.id)}>
              {t('fullHeight')}
            </LinkButton>
          </div>
        )
      }
    >
      {open !== null && lineCount > 0 ? (
        // Focusable, so that the keyboard can scroll long lines.
        <div className={styles.tail} tabIndex={0} role="group" aria-label={t('lastLines')}>
          <div role="list">
            {lines.map((line) => (
              <LogLine key={line} open={open} line={line} />
            ))}
          </div>
        </div>
      ) : (
        <LogState run={run} isPending={isPending(row.status)} reopen={reopen} isOpened={open !== null} />
      )}
    </Section>
  );
}

/** The indexes of the last lines, zero-based. */
function lastLines({ log }: OpenLog, errorsOnly: boolean): number[] {
  const lines: number[] = [];
  for (let line = log.lineCount - 1; line >= 0 && lines.length < MAX_LINES; line -= 1)
    if (!errorsOnly || log.levels[line] === ERROR) lines.unshift(line);
  return lines;
}
