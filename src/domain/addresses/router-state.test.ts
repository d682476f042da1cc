import { expect, test } from 'vitest';
import { codesToSelect, restoreRequest, selectRequest, versionToRestore } from './router-state';

test('a screen reads what another screen asks for, and nothing else', () => {
  expect(versionToRestore(restoreRequest(3))).toBe(3);
  expect(codesToSelect(selectRequest(['a', 'b']))).toEqual(['a', 'b']);
  for (const state of [null, undefined, 'text', { restoreVersion: '3', select: 'a' }]) {
    expect(versionToRestore(state)).toBeNull();
    expect(codesToSelect(state)).toEqual([]);
  }
});
