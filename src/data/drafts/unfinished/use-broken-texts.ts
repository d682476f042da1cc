import { useEffect, useState } from 'react';
import type { BrokenTextsRow } from '@/domain/drafts/draft';
import type { DraftTarget } from '../draft-target';
import { useUnfinishedInput } from './use-unfinished-input';

type Texts = BrokenTextsRow['typed'];

/**
 * Stores the texts of a form that are not valid yet: the configuration cannot contain them.
 * @param brokenIn returns the invalid ones among the texts of the form; must be a new function when the target changes
 */
export function useBrokenTexts(
  target: DraftTarget,
  brokenIn: (texts: Texts) => Texts,
): [texts: Texts, setTexts: (change: (before: Texts) => Texts) => void] {
  const unfinished = useUnfinishedInput(target, 'brokenTexts');
  const [texts, setTexts] = useState<Texts>({});
  const [resumed, setResumed] = useState<unknown>(null);
  useEffect(() => {
    let shown = true;
    const resume = async (): Promise<void> => {
      const kept = await unfinished.read();
      if (!shown) return;
      setTexts((typed) => ({ ...kept?.typed, ...typed }));
      setResumed(unfinished);
    };
    void resume();
    return () => {
      shown = false;
    };
  }, [unfinished]);
  useEffect(() => {
    if (resumed !== unfinished) return;
    const typed = brokenIn(texts);
    if (Object.keys(typed).length > 0) unfinished.keep({ typed });
    else void unfinished.forget();
  }, [resumed, unfinished, brokenIn, texts]);
  return [texts, setTexts];
}
