import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenLog } from '@/data/run-details/use-open-log';
import type { LineRange } from '@/domain/log/line-link';
import type { LogRows } from '@/domain/log/log-rows';
import { linesAsText } from '@/domain/log/parse-log';
import type { LogHits } from '@/domain/log/search-log';
import { hideSecrets } from '@/domain/secrets/hide-secrets';
import { useFormat } from '@/i18n/format/use-format';
import { classNames } from '@/ui/theme/class-names';
import { MAX_LINE_LENGTH, LogLine, useRowHeights } from './log-line';
import { LogRail } from './log-rail';
import styles from './log-lines.module.css';

/** Extra rows rendered above and below the visible rows. */
const OVERSCAN = 12;
/** The width of all columns except the message, rounded up. */
const OTHER_COLUMNS_PX = 248;
/** Room for the button after a cut message, in characters. */
const BUTTON_LENGTH = 40;
/** A scroll position this near to the end counts as the end. */
const END_PX = 8;

/** Scrolls and focuses the lines of a viewer. */
export interface LinesControl {
  /** @param line zero-based */
  show: (line: number, align?: 'start' | 'center' | 'auto') => void;
  showEnd: () => void;
  /** The first line in view, zero-based. */
  topLine: () => number;
  focus: () => void;
}

interface LogLinesProps {
  open: OpenLog;
  rows: LogRows;
  hits: LogHits | null;
  /** Index of the current hit, or -1. */
  currentHit: number;
  selected: LineRange | null;
  wraps: boolean;
  control: Ref<LinesControl>;
  onPick: (line: number, extend: boolean) => void;
  /** Called to show the hidden lines of the gap that begins at `line`. */
  onOpenGap: (line: number) => void;
  /** Receives the first and the last line in view, zero-based. */
  onViewChange: (top: number, bottom: number) => void;
  /** Called when the list scrolls to the end, or away from the end. */
  onAtEndChange: (isAtEnd: boolean) => void;
}

/** The lines of a log, as a virtualised list: only the lines in view are in the document. */
export function LogLines(props: LogLinesProps) {
  const { open, rows, hits, currentHit, selected, wraps, control, onPick, onOpenGap, onViewChange, onAtEndChange } =
    props;
  const { t } = useTranslation('log');
  const format = useFormat();
  const scroller = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const showAll = useCallback((line: number) => setExpanded((before) => new Set(before).add(line)), []);
  const copy = useLineCopy(open, rows, selected);
  const { pinned } = copy;
  const heightOf = useRowHeights(open, rows, wraps, scroller);
  // oxlint-disable-next-line react-hooks/incompatible-library -- concerns React Compiler, which the build does not use
  const virtualizer = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: useCallback((row: number) => rows.at(row).line, [rows]),
    overscan: OVERSCAN,
    rangeExtractor: useCallback((range: Range) => withPinned(range, pinned.current), [pinned]),
  });
  useLayoutEffect(() => {
    virtualizer.measure();
    if (!wraps) return;
    // `measure()` has forgotten all heights. The virtualiser measures a row again only if the row's size changes, so
    // the rows in view are measured here. `getTotalSize()` must come first, because it replaces the old heights with
    // estimates. Otherwise, a measured height that equals the old height would be ignored.
    virtualizer.getTotalSize();
    for (const row of virtualizer.elementsCache.values()) virtualizer.measureElement(row);
  }, [virtualizer, heightOf, wraps]);

  const topLine = (): number => rows.at(virtualizer.range?.startIndex ?? 0).line;
  useImperativeHandle(control, () => ({
    show: (line, align = 'center') => virtualizer.scrollToIndex(rows.rowOf(line), { align }),
    showEnd: () => virtualizer.scrollToIndex(rows.count - 1, { align: 'end' }),
    topLine,
    focus: () => scroller.current?.focus({ preventScroll: true }),
  }));
  const top = topLine();
  const bottom = rows.at(virtualizer.range?.endIndex ?? 0).last;
  useEffect(() => onViewChange(top, bottom), [top, bottom, onViewChange]);

  const lastTop = useRef(0);
  const watchEnd = (): void => {
    const element = scroller.current;
    if (element === null) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    if (scrollTop + clientHeight >= scrollHeight - END_PX) onAtEndChange(true);
    else if (scrollTop < lastTop.current) onAtEndChange(false);
    lastTop.current = scrollTop;
  };
  const width = wraps
    ? undefined
    : `calc(${Math.min(open.log.longest, MAX_LINE_LENGTH + BUTTON_LENGTH)}ch + ${OTHER_COLUMNS_PX}px)`;
  const size = virtualizer.getTotalSize();
  return (
    <div className={styles.frame}>
      {/* Focusable, so that the user can scroll the lines with the keyboard. */}
      <div
        ref={scroller}
        role="group"
        aria-label={t('lines')}
        tabIndex={0}
        className={classNames(styles.scroller, wraps && styles.wraps)}
        onScroll={watchEnd}
        onCopy={copy.onCopy}
      >
        <div role="list" className={styles.list} style={{ height: size, minWidth: width }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const { line, last, isGap } = rows.at(index);
            const place = {
              style: { transform: `translateY(${start}px)` },
              'data-index': index,
              'aria-setsize': rows.count,
              'aria-posinset': index + 1,
              ...(wraps && { ref: virtualizer.measureElement }),
            };
            if (isGap) {
              return (
                <div key={`gap ${key}`} {...place} role="listitem" className={styles.gap}>
                  <button type="button" onClick={() => onOpenGap(line)}>
                    {t('hidden', { count: last - line + 1, number: format.number(last - line + 1) })}
                  </button>
                </div>
              );
            }
            const isCurrent = hits !== null && hits.lines[currentHit] === line;
            return (
              <LogLine
                key={key}
                open={open}
                line={line}
                place={place}
                hits={hits}
                currentHit={isCurrent ? currentHit : -1}
                isSelected={selected !== null && line + 1 >= selected.first && line + 1 <= selected.last}
                isWhole={expanded.has(line)}
                onShowAll={showAll}
                onPick={onPick}
              />
            );
          })}
        </div>
      </div>
      <LogRail
        open={open}
        rows={rows}
        hits={hits}
        seen={{ from: (virtualizer.scrollOffset ?? 0) / size, height: (scroller.current?.clientHeight ?? 0) / size }}
        onPress={(part) => virtualizer.scrollToIndex(Math.floor(part * rows.count), { align: 'center' })}
      />
    </div>
  );
}

/**
 * Adds the pinned rows to the rows in view: the browser loses a selection when the rows where it begins and ends leave
 * the document.
 */
function withPinned(range: Range, pinned: readonly number[]): number[] {
  const rows = new Set(defaultRangeExtractor(range));
  for (const row of pinned) if (row < range.count) rows.add(row);
  return [...rows].sort((a, b) => a - b);
}

interface LineCopy {
  /** The rows in which the browser's selection begins and ends. They must stay in the document. */
  pinned: RefObject<readonly number[]>;
  onCopy: (event: ClipboardEvent) => void;
}

/**
 * Copies lines, without secrets. If the browser's selection spans several lines, copies all of these lines completely,
 * even lines that are not in the document. If there is no selection, copies the lines that were selected by their
 * numbers.
 */
function useLineCopy(open: OpenLog, rows: LogRows, selected: LineRange | null): LineCopy {
  const pinned = useRef<readonly number[]>([]);
  useEffect(() => {
    const pin = (): void => {
      const ends = selectionEnds();
      pinned.current = ends === null ? [] : ends.map((line) => rows.rowOf(line));
    };
    document.addEventListener('selectionchange', pin);
    return () => document.removeEventListener('selectionchange', pin);
  }, [rows]);
  return useMemo(
    () => ({
      pinned,
      onCopy: (event) => {
        const text = copiedText(open, rows, selected);
        const shown = text ?? String(getSelection());
        const shared = hideSecrets(shown);
        if (text === null && shared === shown) return;
        event.preventDefault();
        event.clipboardData.setData('text/plain', shared);
      },
    }),
    [open, rows, selected],
  );
}

/** The text to copy; null to let the browser copy, as for a selection within one line. */
function copiedText(open: OpenLog, rows: LogRows, selected: LineRange | null): string | null {
  const ends = selectionEnds();
  if (ends === null) {
    const isEmpty = document.getSelection()?.isCollapsed ?? true;
    return isEmpty && selected !== null ? linesAsText(open.text, open.log, selected) : null;
  }
  const [first, end] = ends;
  if (first === end) return null;
  // A selection of whole lines ends at the start of the next line, which is not copied.
  const last = document.getSelection()?.getRangeAt(0).endOffset === 0 ? end - 1 : end;
  const texts: string[] = [];
  for (let line = first; line <= last; line += 1)
    if (rows.isShown(line)) texts.push(linesAsText(open.text, open.log, { first: line + 1, last: line + 1 }));
  return texts.join('\n');
}

/** The lines in which the browser's selection begins and ends, zero-based; null if it is empty or outside the log. */
function selectionEnds(): [first: number, last: number] | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed) return null;
  const anchor = lineOf(selection.anchorNode);
  const focus = lineOf(selection.focusNode);
  return anchor === null || focus === null ? null : [Math.min(anchor, focus), Math.max(anchor, focus)];
}

function lineOf(node: Node | null): number | null {
  const element = node instanceof Element ? node : node?.parentElement;
  const line = element?.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return line === undefined ? null : Number(line);
}
