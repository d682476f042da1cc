import { useEffect, useState } from 'react';
import type { BrokenTextsRow } from '@/domain/drafts/draft';
import type { DraftTarget } from '../draft-target';
import { useUnfinishedInput } from './use-unfinished-input';

type Texts = BrokenTextsRow['typed'];

/**
 * Stores the invalid texts of a form, which its configuration cannot contain, until they are valid.
 * @param brokenIn returns the texts that a reload would lose; must be another function when the form's target changes
 */
export function useBrokenTexts(
  target: DraftTarget,
  brokenIn: (texts: Texts) => Texts,
): [texts: Texts, setTexts: (change: (before: Texts) => Texts) => void] {
  const keeper = useUnfinishedInput(target, 'brokenTexts');
  const [texts, setTexts] = useState<Texts>({});
  const [resumed, setResumed] = useState<unknown>(null);
  useEffect(() => {
    let shown = true;
    const resume = async (): Promise<void> => {
      const kept = await keeper.read();
      if (!shown) return;
      setTexts((typed) => ({ ...kept?.typed, ...typed }));
      setResumed(keeper);
    };
    void resume();
    return () => {
      shown = false;
    };
  }, [keeper]);
  useEffect(() => {
    if (resumed !== keeper) return;
    const typed = brokenIn(texts);
    if (Object.keys(typed).length > 0) keeper.keep({ typed });
    else void keeper.forget();
  }, [resumed, keeper, brokenIn, texts]);
  return [texts, setTexts];
}
