import { Copy, Link as LinkIcon } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { LogSearchResult } from '@/data/run-details/log-reader';
import type { OpenLog } from '@/data/run-details/use-open-log';
import { useRememberedSwitch } from '@/data/use-remembered-switch';
import type { StepRow } from '@/domain/execution';
import { LOG_LEVELS, type LogLevel } from '@/domain/log/log-level';
import { lineLink, type LineRange } from '@/domain/log/line-link';
import { logRows, nextLine } from '@/domain/log/log-rows';
import { linesAsText } from '@/domain/log/parse-log';
import { hideSecrets } from '@/domain/secrets/hide-secrets';
import { browserZone } from '@/data/use-server-zone';
import { copyText } from '@/lib/browser/copy-text';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { useWidth } from '@/ui/layout/use-width';
import { toast } from '@/ui/overlay/toast';
import { LogLines, type LinesControl } from './log-lines';
import { LogJumpList } from './log-jump-list';
import { LogTools } from './log-tools';
import { useLogKeys, useLogNavigation } from './use-log-navigation';
import { useLogSearch } from './use-log-search';
import styles from './log-viewer.module.css';

const NARROW_PX = 640;
/** How much time passes between two announcements of new lines to screen readers. */
const ANNOUNCE_INTERVAL_MS = 10_000;
const ALL: ReadonlySet<LogLevel> = new Set(LOG_LEVELS);

interface LogViewerProps {
  id: number;
  title: string;
  open: OpenLog;
  search: (query: string) => Promise<LogSearchResult | null>;
  steps: readonly StepRow[];
  /** True if the log may still grow. */
  grows: boolean;
  /** The id of the step to scroll to when the log opens; null to start at the top. */
  stepId: number | null;
}

/** A log at full height: toolbar, steps, lines with the rail, and footer. */
export function LogViewer({ id, title, open, search: find, steps, grows, stepId }: LogViewerProps) {
  const { t } = useTranslation('log');
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const lines = useRef<LinesControl>(null);
  const [levels, setLevels] = useState<ReadonlySet<LogLevel>>(ALL);
  const [openedGaps, setOpenedGaps] = useState<ReadonlySet<number>>(new Set());
  const [wrapChosen, setWrapChosen] = useRememberedSwitch('log-wrap');
  const [frame, width] = useWidth<HTMLDivElement>(globalThis.innerWidth);
  const isNarrow = width < NARROW_PX;
  const { hash } = useLocation();
  const { log } = open;
  const rows = useMemo(
    () => logRows(log.levels, new Set([...levels].map((level) => LOG_LEVELS.indexOf(level))), openedGaps),
    [log, levels, openedGaps],
  );
  const show = useCallback((line: number) => lines.current?.show(line), []);
  const topLine = useCallback(() => lines.current?.topLine() ?? 0, []);
  const search = useLogSearch(open, rows, find, topLine, show);
  const follow = useFollow(log.lineCount, grows, hash === '' && stepId === null, lines);

  const moves = useLogNavigation({ open, rows, steps, stepId, lines, leaveEnd: () => follow.setOn(false) });
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
    setOpenedGaps(new Set());
  };
  const stepPlaces = { steps, places, current: step, onStep: moves.goToStep };
  return (
    <div ref={frame} className={styles.viewer}>
      <LogTools
        id={id}
        title={title}
        open={open}
        levels={levels}
        onLevelsChange={chooseLevels}
        search={search}
        field={field}
        wraps={wrapChosen}
        onWrapsChange={setWrapChosen}
        follow={grows ? follow : null}
        steps={stepPlaces}
      />
      <div className={styles.body}>
        {!isNarrow && (
          <LogJumpList
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
          onOpenGap={(line) => setOpenedGaps((before) => new Set(before).add(line))}
          onViewChange={moves.noteLinesInView}
          onAtEndChange={(isAtEnd) => grows && follow.setOn(isAtEnd)}
        />
        {grows && !follow.on && follow.added > 0 && (
          <button type="button" className={styles.added} onClick={() => follow.setOn(true)}>
            {t('newLines', { count: follow.added, number: format.number(follow.added) })}
          </button>
        )}
      </div>
      <span role="status" className="visually-hidden">
        {follow.announced > 0 && t('newLines', { count: follow.announced, number: format.number(follow.announced) })}
      </span>
      <LogFoot open={open} selected={selected} />
    </div>
  );
}

interface Follow {
  /** True if the end of the log stays in view. */
  on: boolean;
  setOn: (on: boolean) => void;
  /** The number of lines that were added since following was turned off. */
  added: number;
  /** A copy of `added` for screen readers, updated at most every `ANNOUNCE_INTERVAL_MS`. */
  announced: number;
}

/**
 * Keeps the end of a growing log in view until the user scrolls up.
 * @param grows true if the log may still grow
 * @param atFirst true to keep the end in view as soon as the log is shown
 */
function useFollow(
  lineCount: number,
  grows: boolean,
  atFirst: boolean,
  control: RefObject<LinesControl | null>,
): Follow {
  const [isOn, setIsOn] = useState(atFirst && grows);
  const [seen, setSeen] = useState(lineCount);
  const [announced, setAnnounced] = useState(0);
  if (isOn && seen !== lineCount) setSeen(lineCount);
  useEffect(() => {
    if (isOn && lineCount > 0) control.current?.showEnd();
  }, [isOn, lineCount, control]);
  const added = lineCount - seen;
  const announceAdded = useEffectEvent(() => setAnnounced(added));
  const isBehind = added > 0;
  useEffect(() => {
    if (!isBehind) return undefined;
    const announce = (): void => announceAdded();
    const first = setTimeout(announce);
    const timer = setInterval(announce, ANNOUNCE_INTERVAL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      setAnnounced(0);
    };
  }, [isBehind]);
  return { on: isOn, setOn: setIsOn, added, announced };
}

interface LogFootProps {
  open: OpenLog;
  selected: LineRange | null;
}

/** The size of the log, the time zone, and actions for the selected lines. */
function LogFoot({ open, selected }: LogFootProps) {
  const { t } = useTranslation('log');
  const format = useFormat();
  const { lineCount } = open.log;
  const size = useLogSize(open.text);
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) toast.success(t('action.copied', { ns: 'common' }));
    else toast.error(t('error.occurred', { ns: 'common' }));
  };
  const selectionText = ({ first, last }: LineRange): string => {
    if (first > lineCount) return t('noLine', { number: first });
    return first === last ? t('selected', { number: first }) : t('selectedRange', { first, last });
  };
  return (
    <div className={styles.foot}>
      <span>
        {t('count', { count: lineCount, number: format.number(lineCount) })}, {size}
      </span>
      <span className={styles.zone}>
        {open.log.zone === 'known' ? t('zone', { zone: browserZone() }) : t('serverTime')}
      </span>
      {selected !== null && (
        <span className={styles.selected}>
          <span>{selectionText(selected)}</span>
          <span className={styles.lines} hidden={selected.first > lineCount}>
            <Button
              size="small"
              variant="quiet"
              icon={LinkIcon}
              onClick={() => void copy(`${location.href.split('#')[0]}${lineLink(selected)}`)}
            >
              {t('copyLink')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={Copy}
              onClick={() => void copy(hideSecrets(linesAsText(open.text, open.log, selected)))}
            >
              {t('copyLines')}
            </Button>
          </span>
        </span>
      )}
    </div>
  );
}

/** The size of the log as a file: "212 kB". */
function useLogSize(text: string): string {
  const { t } = useTranslation('log');
  const format = useFormat();
  // Counts characters, not bytes: in nearly all logs, a character is one byte.
  const kilobytes = Math.ceil(text.length / 1_000);
  return kilobytes < 1_000
    ? t('size.kb', { size: format.number(kilobytes) })
    : t('size.mb', { size: format.number(Math.round(kilobytes / 100) / 10) });
}
