import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '@tests/support/component/world';
import { forgetCountedHints, useHint } from './use-hint';

const visit = (isMet = true) => {
  forgetCountedHints();
  return renderHook(() => useHint('draft', isMet)).result;
};

beforeEach(() => signIn());

test('an explanation ends after three visits on which it was shown', () => {
  for (let number = 1; number <= 3; number += 1) {
    expect(visit(false).current.isShown).toBe(false);
    expect(visit().current.isShown).toBe(true);
  }
  expect(visit().current.isShown).toBe(false);
});

test('an explanation stays for the whole third visit, on every screen', () => {
  visit();
  visit();
  visit();
  expect(renderHook(() => useHint('draft', true)).result.current.isShown).toBe(true);
});

test('"Got it" ends an explanation at once, for this person', () => {
  const hint = visit();
  act(() => hint.current.end());
  expect(hint.current.isShown).toBe(false);
  expect(visit().current.isShown).toBe(false);
  signIn({ id: 8, email: 'bob@acme.test' });
  expect(visit().current.isShown).toBe(true);
});
