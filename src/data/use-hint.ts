import { useEffect, useState } from 'react';
import { readRemembered, remember } from './user-storage';

/** On how many visits an explanation is shown, unless the user ends it earlier. */
const VISITS = 3;
const ENDED = 'ended';

const keyOf = (name: string): string => `hint/${name}`;
/** The keys of the explanations whose visit this page has counted. A reload is another visit. */
const counted = new Set<string>();

function isEnded(name: string): boolean {
  const seen = readRemembered(keyOf(name));
  return seen === ENDED || (Number(seen) >= VISITS && !counted.has(keyOf(name)));
}

/**
 * An explanation of something new, for each person on this device. It ends on "Got it" or after the third visit.
 * @param name the key of the explanation, such as `draft`
 * @param isMet whether the screen shows the thing to explain
 */
export function useHint(name: string, isMet: boolean): { isShown: boolean; end: () => void } {
  const [ended, setEnded] = useState(() => isEnded(name));
  const isShown = isMet && !ended;
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

/** Makes this page a new visit, for tests. */
export const forgetCountedHints = (): void => counted.clear();
