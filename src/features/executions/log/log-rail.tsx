import { memo, useMemo, type MouseEvent } from 'react';
import type { OpenLog } from '@/data/run-details/use-open-log';
import { LOG_LEVELS } from '@/domain/log/log-level';
import type { LogRows } from '@/domain/log/log-rows';
import type { LogHits } from '@/domain/log/search-log';
import styles from './log-lines.module.css';

/** The number of positions on the rail. Marks at the same position are drawn as one mark. */
const POSITIONS = 300;
const ERROR = LOG_LEVELS.indexOf('error');
const WARNING = LOG_LEVELS.indexOf('warning');

interface LogRailProps {
  open: OpenLog;
  rows: LogRows;
  hits: LogHits | null;
  /** The part of the log in view, as fractions of the whole height. */
  seen: { from: number; height: number };
  /** @param part clicked position as a fraction of the height, 0 to 1 */
  onPress: (part: number) => void;
}

/**
 * A rail beside the lines that marks where warnings, errors and hits are. A click on the rail scrolls to that place.
 * Keyboard users have shortcuts instead.
 */
export function LogRail({ open, rows, hits, seen, onPress }: LogRailProps) {
  const press = (event: MouseEvent): void => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    onPress(Math.min(Math.max((event.clientY - top) / height, 0), 0.999_99));
  };
  // If the whole log is in view, the rail needs no marks.
  const isScrollable = seen.height < 1;
  return (
    <div className={styles.rail} aria-hidden onClick={press}>
      {isScrollable && (
        <>
          <Marks open={open} rows={rows} hits={hits} />
          <div
            className={styles.seen}
            style={{
              top: `${Math.min(seen.from, 1 - seen.height) * 100}%`,
              height: `max(${seen.height * 100}%, 12px)`,
            }}
          />
        </>
      )}
    </div>
  );
}

const Marks = memo(function Marks({ open, rows, hits }: Pick<LogRailProps, 'open' | 'rows' | 'hits'>) {
  const { errors, warnings } = useMemo(() => levelPlaces(open, rows), [open, rows]);
  const hitMarks = useMemo(() => hitPlaces(hits, rows), [hits, rows]);
  return (
    <svg className={styles.marks} viewBox={`0 0 16 ${POSITIONS}`} preserveAspectRatio="none">
      <path className={styles.railWarning} d={path(warnings, 'h8', 1)} />
      <path className={styles.railHit} d={path(hitMarks, 'h8', 1, 8)} />
      <path className={styles.railError} d={path(errors, 'h16', 2)} />
    </svg>
  );
});

const placeOf = (row: number, rows: LogRows): number => Math.floor((row / rows.count) * POSITIONS);

function levelPlaces({ log }: OpenLog, rows: LogRows): { errors: Set<number>; warnings: Set<number> } {
  const errors = new Set<number>();
  const warnings = new Set<number>();
  for (let row = 0; row < rows.count; row += 1) {
    const { line, isGap } = rows.at(row);
    const level = isGap ? 0 : (log.levels[line] ?? 0);
    if (level === ERROR) errors.add(placeOf(row, rows));
    else if (level === WARNING) warnings.add(placeOf(row, rows));
  }
  return { errors, warnings };
}

function hitPlaces(hits: LogHits | null, rows: LogRows): Set<number> {
  const places = new Set<number>();
  let previousLine = -1;
  for (const line of hits?.lines ?? []) {
    if (line !== previousLine) places.add(placeOf(rows.rowOf(line), rows));
    previousLine = line;
  }
  return places;
}

/**
 * The SVG path of a bar at each position.
 * @param across the SVG command "h" followed by the width of a bar
 */
function path(places: ReadonlySet<number>, across: string, height: number, x = 0): string {
  const back = across.replace('h', 'h-');
  return [...places].map((place) => `M${x} ${place}${across}v${height}${back}z`).join('');
}
