import { useEffect, useState, type RefObject } from 'react';
import type { LinesControl } from './log-lines';

/** A screen reader is told of new lines that often at most. */
const TOLD_EVERY_MS = 10_000;

interface Follow {
  /** Whether the end stays in view. */
  on: boolean;
  setOn: (on: boolean) => void;
  /** Lines that were added since following was paused. */
  added: number;
  /** The same for screen readers, not more often than every ten seconds. */
  told: number;
}

/**
 * Keeps the end of a growing log in view until somebody scrolls up.
 * @param grows whether lines may still come
 * @param atFirst whether to begin at the end
 */
export function useFollow(
  lineCount: number,
  grows: boolean,
  atFirst: boolean,
  control: RefObject<LinesControl | null>,
): Follow {
  const [isOn, setIsOn] = useState(atFirst && grows);
  const [seen, setSeen] = useState(lineCount);
  const [told, setTold] = useState(0);
  if (isOn && seen !== lineCount) setSeen(lineCount);
  useEffect(() => {
    if (isOn) control.current?.showEnd();
  }, [isOn, lineCount, control]);
  const added = lineCount - seen;
  const isBehind = added > 0;
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(() => setTold(lineCount - seen), told === 0 ? 0 : TOLD_EVERY_MS);
    return () => clearTimeout(timer);
    // Lines that come meanwhile wait for the next time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isBehind, told]);
  return { on: isOn, setOn: setIsOn, added, told: isBehind ? told : 0 };
}
