import { expect, test } from 'vitest';
import type { ConnectionRow, ConnectionType } from './connection';
import type { DraftRow } from './drafts/draft';
import { firstSteps } from './first-steps';
import type { InstanceRow } from './instance';

const connection = (type: ConnectionType, id: number) => ({ key: `${type}/${id}`, type, id }) as ConnectionRow;
const draft = (id: string, code: string | null) => ({ id, code }) as DraftRow;
const instance = { code: 'first' } as InstanceRow;

test('connections of two kinds complete the first step, two connections of one kind do not', () => {
  expect(firstSteps([], [], [])).toMatchObject({ isConnected: false, done: 0 });
  const alike = [connection('akeneo', 1), connection('akeneo', 2)];
  expect(firstSteps(alike, [], [])).toMatchObject({ isConnected: false, done: 0 });
  expect(firstSteps([...alike, connection('bynder', 1)], [], [])).toMatchObject({ isConnected: true, done: 1 });
});

test('once there is an integration, the first step is done, even for a user who may not read connections', () => {
  expect(firstSteps(null, [], [])).toMatchObject({ isConnected: false, done: 0 });
  expect(firstSteps(null, [instance], [])).toMatchObject({ isConnected: true, done: 2 });
  expect(firstSteps([connection('akeneo', 1)], [instance], [])).toMatchObject({ isConnected: true, done: 2 });
});

test('the newest draft of a new integration counts only until there is an integration', () => {
  const drafts = [draft('code:other', 'other'), draft('newer', null), draft('older', null)];
  expect(firstSteps([], [], drafts).draft?.id).toBe('newer');
  expect(firstSteps([], [instance], drafts).draft).toBeNull();
});
