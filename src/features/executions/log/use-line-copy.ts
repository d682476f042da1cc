import { useEffect, useMemo, useRef, type ClipboardEvent, type RefObject } from 'react';
import type { OpenLog } from '@/data/run-details/use-open-log';
import type { LineRange } from '@/domain/log/line-link';
import type { LogRows } from '@/domain/log/log-rows';
import { lineText } from '@/domain/log/parse-log';
import { withVisibleControls } from '@/lib/text/visible-text';

/** Whole lines as text, as they are shown: control characters could act where they are pasted. @param range from 1 */
export function linesAsText({ text, log }: OpenLog, { first, last }: LineRange): string {
  const lines: string[] = [];
  for (let line = first - 1; line < Math.min(last, log.lineCount); line += 1)
    lines.push(withVisibleControls(lineText(text, log, line)));
  return lines.join('\n');
}

interface LineCopy {
  /** The rows at the ends of the browser's selection, which must stay in the document. */
  pinned: RefObject<readonly number[]>;
  onCopy: (event: ClipboardEvent) => void;
}

/**
 * Copying in a list of which only a part is in the document: a selection over several lines copies these lines whole,
 * wherever they are. Without a selection of the browser, the selected lines are copied.
 */
export function useLineCopy(open: OpenLog, rows: LogRows, selected: LineRange | null): LineCopy {
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
        if (text === null) return;
        event.preventDefault();
        event.clipboardData.setData('text/plain', text);
      },
    }),
    [open, rows, selected],
  );
}

/** Null for a selection inside one line, which the browser copies. */
function copiedText(open: OpenLog, rows: LogRows, selected: LineRange | null): string | null {
  const ends = selectionEnds();
  if (ends === null) {
    const isEmpty = document.getSelection()?.isCollapsed ?? true;
    return isEmpty && selected !== null ? linesAsText(open, selected) : null;
  }
  const [first, end] = ends;
  if (first === end) return null;
  // A selection of whole lines ends at the start of the next one.
  const last = document.getSelection()?.getRangeAt(0).endOffset === 0 ? end - 1 : end;
  const texts: string[] = [];
  for (let line = first; line <= last; line += 1)
    if (rows.isShown(line)) texts.push(linesAsText(open, { first: line + 1, last: line + 1 }));
  return texts.join('\n');
}

/** The lines in which the browser's selection begins and ends, counted from 0; null when it does not. */
function selectionEnds(): [first: number, last: number] | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed) return null;
  const one = lineOf(selection.anchorNode);
  const other = lineOf(selection.focusNode);
  return one === null || other === null ? null : [Math.min(one, other), Math.max(one, other)];
}

function lineOf(node: Node | null): number | null {
  const element = node instanceof Element ? node : node?.parentElement;
  const line = element?.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return line === undefined ? null : Number(line);
}
