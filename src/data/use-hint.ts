import { useEffect, useState } from 'react';
import { readRemembered, remember } from './user-storage';

/** On how many visits an explanation is shown, unless the user ends it earlier. */
const VISITS = 3;
const ENDED = 'ended';

const keyOf = (name: string): string => `hint/${name}`;
/**
 * The keys of the explanations that this page has already counted as shown. After a reload, the page counts them again.
 */
const counted = new Set<string>();

function isEnded(name: string): boolean {
  const seen = readRemembered(keyOf(name));
  return seen === ENDED || (Number(seen) >= VISITS && !counted.has(keyOf(name)));
}

/**
 * Says whether to show an explanation of something new: on the person's first three visits on this device, unless the
 * person ends it earlier with "Got it".
 * @param name the key of the explanation, such as `draft`
 * @param isPresent whether the screen shows the thing to explain
 */
export function useHint(name: string, isPresent: boolean): { isShown: boolean; end: () => void } {
  const [ended, setEnded] = useState(() => isEnded(name));
  const isShown = isPresent && !ended;
  useEffect(() => {
    if (!isShown || counted.has(keyOf(name))) return;
    counted.add(keyOf(name));
    remember(keyOf(name), String(Number(readRemembered(keyOf(name))) + 1));
  }, [isShown, name]);
  const end = (): void => {
    remember(keyOf(name), ENDED);
    setEnded(true);
  };
  return { isShown, end };
}

/** For tests: makes the next use of a hint count as a new visit. */
export const forgetCountedHints = (): void => counted.clear();
