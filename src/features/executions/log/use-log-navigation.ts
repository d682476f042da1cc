import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OpenLog } from '@/data/run-details/use-open-log';
import type { StepRow } from '@/domain/execution';
import { lineLink, readLineLink, type LineRange } from '@/domain/log/line-link';
import type { LogLevel } from '@/domain/log/log-level';
import { nextLine, type LogRows } from '@/domain/log/log-rows';
import { stepLines, type StepLines } from '@/domain/log/step-lines';
import { singleKey } from '@/shared/account/single-keys';
import { useDocumentKeys } from '@/ui/layout/use-document-keys';
import type { LinesControl } from './log-lines';

interface LogNavigationOptions {
  open: OpenLog;
  rows: LogRows;
  steps: readonly StepRow[];
  /** The id of the step to scroll to when the log opens; null to start at the top. */
  stepId: number | null;
  lines: RefObject<LinesControl | null>;
  /** Stops keeping the end of the log in view. */
  leaveEnd: () => void;
}

interface LogNavigation {
  selected: LineRange | null;
  /** The lines of each step; null if a step has no lines. */
  places: readonly StepLines[];
  /** Index of the step in view; -1 if there is none. */
  step: number;
  /** Must be called with the first and the last line in view (zero-based) when they change. */
  noteLinesInView: (top: number, bottom: number) => void;
  /**
   * Selects a line and scrolls to it.
   * @param line zero-based
   */
  goTo: (line: number) => void;
  goToStep: (index: number) => void;
  goToNext: (level: LogLevel) => void;
  /**
   * Selects a line, or extends the selection to the line.
   * @param line zero-based
   */
  pick: (line: number, extend: boolean) => void;
}

/** Scrolls to lines and steps of a log, and selects lines. */
export function useLogNavigation({ open, rows, steps, stepId, lines, leaveEnd }: LogNavigationOptions): LogNavigation {
  const { text, log } = open;
  const { selected, select, latest } = useSelectedLines();
  const places = useMemo(() => stepLines(text, log, steps), [text, log, steps]);
  const [step, setStep] = useState(-1);
  /** Index of the last requested step. It counts as the step in view while its first line is visible. */
  const requested = useRef(steps.findIndex(({ id }) => id === stepId));
  const noteLinesInView = useCallback(
    (top: number, bottom: number) => {
      const first = places[requested.current]?.first;
      if (first !== undefined && first >= top && first <= bottom) return setStep(requested.current);
      return setStep(places.findIndex((each) => each !== null && top >= each.first && top <= each.last));
    },
    [places],
  );
  const showStep = useCallback(
    (index: number) => {
      const place = places[index];
      if (!place) return;
      requested.current = index;
      lines.current?.show(place.first, 'start');
    },
    [places, lines],
  );
  const first = selected?.first;
  const hasScrolled = useRef(false);
  // Scrolls once to the lines or the step that the URL refers to. The effect repeats until it has scrolled, because
  // steps may load after the log.
  useEffect(() => {
    if (hasScrolled.current) return;
    const index = steps.findIndex(({ id }) => id === stepId);
    if (first !== undefined) lines.current?.show(first - 1);
    else showStep(index);
    hasScrolled.current = first !== undefined || stepId === null || index >= 0;
  }, [first, steps, stepId, lines, showStep]);

  const goTo = (line: number): void => {
    leaveEnd();
    select({ first: line + 1, last: line + 1 });
    lines.current?.show(line);
  };
  return {
    selected,
    places,
    step,
    noteLinesInView,
    goTo,
    goToStep: (index) => {
      if (index < 0) return;
      leaveEnd();
      showStep(index);
      if (places[index]) setStep(index);
    },
    goToNext: (level) => {
      const next = nextLine(log, rows, level, latest()?.last ?? lines.current?.topLine() ?? 0);
      if (next !== null) goTo(next);
    },
    pick: useCallback(
      (line, extend) => {
        const number = line + 1;
        const range = extend ? latest() : null;
        if (range === null) select({ first: number, last: number });
        else if (number < range.first) select({ ...range, first: number });
        else select({ ...range, last: number });
      },
      [select, latest],
    ),
  };
}

interface SelectedLines {
  selected: LineRange | null;
  select: (range: LineRange) => void;
  /** Returns the selected lines, even if they are not rendered yet; null if no line is selected. */
  latest: () => LineRange | null;
}

/** The selected lines, which are stored in the URL hash. */
function useSelectedLines(): SelectedLines {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const selected = useMemo(() => readLineLink(hash), [hash]);
  const newest = useRef(selected);
  useEffect(() => {
    newest.current = selected;
  }, [selected]);
  const select = useCallback(
    (range: LineRange) => {
      newest.current = range;
      void navigate({ hash: lineLink(range), search }, { replace: true, preventScrollReset: true });
    },
    [navigate, search],
  );
  const latest = useCallback(() => newest.current, []);
  return { selected, select, latest };
}

/** The actions of the viewer's keyboard shortcuts. */
interface LogKeys {
  search: () => void;
  error: () => void;
  warning: () => void;
  step: () => void;
  follow: () => void;
}

const KEYS: Readonly<Record<string, keyof LogKeys>> = {
  '/': 'search',
  e: 'error',
  w: 'warning',
  s: 'step',
  f: 'follow',
};

/** Elements that float above the page and handle keys themselves. */
const FLOATING = '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * The keyboard shortcuts of the log viewer. Single keys do nothing in text fields. Ctrl+F selects the search field of
 * the log.
 */
export function useLogKeys(keys: LogKeys): void {
  useDocumentKeys((event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.altKey || target?.closest(FLOATING)) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'f' || event.shiftKey) return;
      event.preventDefault();
      keys.search();
      return;
    }
    const action = KEYS[singleKey(event) ?? ''];
    if (action === undefined) return;
    event.preventDefault();
    keys[action]();
  });
}
