import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Period } from '@/domain/runs/period/period';
import { useView } from './use-view';

const HOUR = 3_600_000;
const span = (from: number, to: number) => ({ from: from * HOUR, to: to * HOUR });

/** The view of a night that began at hour 0, after the user has zoomed to hours 2 to 4. */
function zoomed() {
  const { result, rerender } = renderHook(({ whole, period }) => useView(whole, period), {
    initialProps: { whole: span(0, 6), period: 'night' as Period },
  });
  expect(result.current[0]).toEqual(span(0, 6));
  act(() => result.current[1](span(2, 4)));
  const after = (whole: ReturnType<typeof span>, period: Period) => {
    rerender({ whole, period });
    return result.current[0];
  };
  return { after };
}

test('a chosen part stays while the night grows', () => {
  const { after } = zoomed();
  for (let end = 7; end <= 24; end += 1) expect(after(span(0, end), 'night')).toEqual(span(2, 4));
});

test('another period is shown whole, even if it is equally long', () => {
  expect(zoomed().after(span(0, 6), 'day')).toEqual(span(0, 6));
});

test('a new night is shown whole', () => {
  expect(zoomed().after(span(5, 11), 'night')).toEqual(span(5, 11));
});
