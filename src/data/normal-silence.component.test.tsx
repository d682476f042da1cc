import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '@tests/support/component/world';
import { setNormalSilence, useNormalSilences } from './normal-silence';

test('a screen that opened after a silence was permitted shows that the permission is withdrawn', () => {
  signIn();
  setNormalSilence('alpha', 5);
  const { result, rerender } = renderHook(() => useNormalSilences());
  const first = result.current;
  expect([...first]).toEqual([['alpha', 5]]);
  rerender();
  expect(result.current).toBe(first);
  act(() => setNormalSilence('alpha', null));
  expect([...result.current]).toEqual([]);
});
