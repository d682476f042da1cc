import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { LogSearchAnswer } from '@/data/run-details/log-reader';
import type { OpenLog } from '@/data/run-details/use-open-log';
import { useRememberedSwitch } from '@/data/use-remembered-switch';
import type { StepRow } from '@/domain/execution';
import { LOG_LEVELS, type LogLevel } from '@/domain/log/log-level';
import { logRows } from '@/domain/log/log-rows';
import { useFormat } from '@/i18n/format/use-format';
import { useWidth } from '@/ui/layout/use-width';
import { LogFoot } from './log-foot';
import { LogLines, type LinesControl } from './log-lines';
import { LogPlaces } from './log-places';
import { LogTools } from './log-tools';
import { nextLine } from './next-line';
import { useFollow } from './use-follow';
import { useLogKeys } from './use-log-keys';
import { useLogMoves } from './use-log-moves';
import { useLogSearch } from './use-log-search';
import styles from './log-viewer.module.css';

const NARROW_PX = 640;
const ALL: ReadonlySet<LogLevel> = new Set(LOG_LEVELS);

interface LogViewerProps {
  id: number;
  title: string;
  open: OpenLog;
  search: (query: string) => Promise<LogSearchAnswer | null>;
  steps: readonly StepRow[];
  /** Whether lines may still come. */
  grows: boolean;
  /** The id of the step to begin at; null for none. */
  stepId: number | null;
}

/** A log at full height: tools, steps, lines with their rail, and a foot. */
export function LogViewer({ id, title, open, search: find, steps, grows, stepId }: LogViewerProps) {
  const { t } = useTranslation('log');
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const lines = useRef<LinesControl>(null);
  const [levels, setLevels] = useState<ReadonlySet<LogLevel>>(ALL);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [wrapChosen, setWrapChosen] = useRememberedSwitch('log-wrap');
  const [frame, width] = useWidth<HTMLDivElement>(globalThis.innerWidth);
  const isNarrow = width < NARROW_PX;
  const { hash } = useLocation();
  const { log } = open;
  const rows = useMemo(
    () => logRows(log.levels, new Set([...levels].map((level) => LOG_LEVELS.indexOf(level))), opened),
    [log, levels, opened],
  );
  const show = useCallback((line: number) => lines.current?.show(line), []);
  const topLine = (): number => lines.current?.topLine() ?? 0;
  const search = useLogSearch(open, rows, find, topLine, show);
  const follow = useFollow(log.lineCount, grows, hash === '' && stepId === null, lines);

  const moves = useLogMoves({ open, rows, steps, stepId, lines, leaveEnd: () => follow.setOn(false) });
  const { selected, step, places } = moves;
  useLogKeys({
    search: () => field.current?.select(),
    error: () => moves.goToNext('error'),
    warning: () => moves.goToNext('warning'),
    step: () => moves.goToStep(places.findIndex((place, index) => index > step && place !== null)),
    follow: () => grows && follow.setOn(!follow.on),
  });
  const chooseLevels = (next: ReadonlySet<LogLevel>): void => {
    setLevels(next);
    setOpened(new Set());
  };
  const stepPlaces = { steps, places, current: step, onStep: moves.goToStep };
  return (
    <div ref={frame} className={styles.viewer}>
      <LogTools
        id={id}
        title={title}
        open={open}
        levels={levels}
        onLevels={chooseLevels}
        search={search}
        field={field}
        wraps={wrapChosen}
        onWrap={setWrapChosen}
        follow={grows ? follow : null}
        steps={stepPlaces}
      />
      <div className={styles.body}>
        {!isNarrow && (
          <LogPlaces
            {...stepPlaces}
            firstError={nextLine(log, rows, 'error', 0)}
            firstWarning={nextLine(log, rows, 'warning', 0)}
            lineCount={log.lineCount}
            onLine={moves.goTo}
          />
        )}
        <LogLines
          open={open}
          rows={rows}
          hits={search.hits}
          currentHit={search.current}
          selected={selected}
          wraps={wrapChosen || isNarrow}
          control={lines}
          onPick={moves.pick}
          onOpenGap={(line) => setOpened((before) => new Set(before).add(line))}
          onView={moves.showView}
          onEnd={(isAtEnd) => grows && follow.setOn(isAtEnd)}
        />
        {grows && !follow.on && follow.added > 0 && (
          <button type="button" className={styles.added} onClick={() => follow.setOn(true)}>
            {t('newLines', { count: follow.added, number: format.number(follow.added) })}
          </button>
        )}
      </div>
      <span role="status" className="visually-hidden">
        {follow.told > 0 && t('newLines', { count: follow.told, number: format.number(follow.told) })}
      </span>
      <LogFoot open={open} selected={selected} />
    </div>
  );
}
