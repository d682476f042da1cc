import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StepWarning } from '@/domain/warnings/warning-kinds';
import { useWarningKinds } from './use-warning-kinds';

const warnings = (count: number): StepWarning[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    stepName: 'Read',
    message: index % 2 === 0 ? `item ${index} is empty` : `item ${index} is too long`,
  }));
const countsOf = (kinds: ReturnType<typeof useWarningKinds>) => kinds?.map(({ items }) => items.length);

test('few warnings are grouped at once', () => {
  const items = warnings(10);
  const { result } = renderHook(() => useWarningKinds(items));
  expect(countsOf(result.current)).toEqual([5, 5]);
});

test('many warnings are grouped later; until then, the previous kinds stay', async () => {
  const { result, rerender } = renderHook(({ items }) => useWarningKinds(items), {
    initialProps: { items: warnings(2_000) },
  });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(countsOf(result.current)).toEqual([1_000, 1_000]));
  rerender({ items: warnings(4_000) });
  expect(countsOf(result.current)).toEqual([1_000, 1_000]);
  await waitFor(() => expect(countsOf(result.current)).toEqual([2_000, 2_000]));
  rerender({ items: warnings(4) });
  expect(countsOf(result.current)).toEqual([2, 2]);
});
