import { useMemo, useState } from 'react';
import type { Period, Span } from '@/domain/runs/period/period';
import { clampSpan } from './timeline-scale';

/**
 * The shown part of `whole`, and a function that shows another part. All of `whole` is shown at first, after the user
 * has chosen another period, and when `whole` begins after the chosen part, for example because a new night has begun.
 */
export function useView(whole: Span, period: Period): [Span, (view: Span) => void] {
  const [chosen, setChosen] = useState<{ view: Span; period: Period } | null>(null);
  const choose = (view: Span): void =>
    setChosen(view.from === whole.from && view.to === whole.to ? null : { view, period });
  const view = useMemo(
    () =>
      chosen === null || chosen.period !== period || chosen.view.to <= whole.from
        ? whole
        : clampSpan(chosen.view, whole),
    [chosen, period, whole],
  );
  return [view, choose];
}
