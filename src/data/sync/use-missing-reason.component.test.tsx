import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { missingText } from '@/i18n/missing-text';
import { transportProblem } from '@/domain/problem';
import { setConnection, statusOf } from '@tests/support/component/world';
import { receiveStatus } from './sync-status-store';
import { useMissingReason } from './use-missing-reason';

test('says that missing data waits for the connection only while the connection is lost', () => {
  const { result, rerender } = renderHook(({ problem }) => missingText(useMissingReason(problem)), {
    initialProps: { problem: null as ReturnType<typeof transportProblem> | null },
  });
  setConnection('live');
  expect(result.current).toBe('Loading…');
  rerender({ problem: transportProblem('timeout') });
  expect(result.current).toBe('The server did not answer in time.');
  setConnection('failing');
  expect(result.current).toBe('Loads when you’re back online.');
  act(() => receiveStatus({ ...statusOf('failing'), failure: 'http' }));
  expect(result.current).toBe('Loads when the server answers without errors again.');
  setConnection('live');
  rerender({ problem: null });
  expect(result.current).toBe('Loading…');
});
