import { describe, expect, test } from 'vitest';
import type { InstanceHealth } from '@/data/queries/health/use-instance-health';
import type { InstanceRow } from '@/domain/instance';
import type { HealthState } from '@/domain/runs/health/health';
import { instanceRow } from '@tests/support/instance-row';
import { compareInstances, isInGroup, listItemOf } from './instance-list-item';

const NOW = Date.parse('2026-11-23T08:11:00Z');

function instance(code: string, state: HealthState, row: Partial<InstanceRow> = {}): InstanceHealth {
  return { row: instanceRow(code, row), newest: null, shortfall: null, health: { state, since: null } };
}

const codes = (instances: readonly InstanceHealth[]): string[] => instances.map(({ row }) => row.code);

describe('the order', () => {
  const list = [
    instance('b', 'success', { companyCode: 'acme' }),
    instance('off', 'error', { companyCode: 'acme', enabled: false }),
    instance('a', 'success', { companyCode: 'acme' }),
    instance('z', 'missed', { companyCode: 'globex' }),
    instance('y', 'error', { companyCode: 'initech' }),
  ];

  test('by health puts the worst first and disabled instances last', () => {
    expect(codes(list.toSorted(compareInstances('health')))).toEqual(['y', 'z', 'a', 'b', 'off']);
  });

  test('by label sorts by company, then by label', () => {
    expect(codes(list.toSorted(compareInstances('label')))).toEqual(['a', 'b', 'off', 'z', 'y']);
  });
});

test('a disabled instance is in no health group', () => {
  const off = instance('off', 'error', { enabled: false });
  expect([isInGroup('error', off, false), isInGroup('disabled', off, false), isInGroup('draft', off, true)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isInGroup('error', instance('on', 'error'), false)).toBe(true);
});

describe('a row', () => {
  const nextOf = (row: Partial<InstanceRow>, zone = 'UTC'): number | null =>
    listItemOf(instance('a', 'never', row), undefined, { now: NOW, zone }).next;

  test('computes the next run in the time zone of the schedule', () => {
    expect(nextOf({ cronExpression: '0 2 * * *' })).toBe(Date.parse('2026-11-24T02:00:00Z'));
    expect(nextOf({ cronExpression: '0 2 * * *' }, 'Europe/Paris')).toBe(Date.parse('2026-11-24T01:00:00Z'));
  });

  test('has no next run without a valid schedule or while disabled', () => {
    expect(nextOf({})).toBeNull();
    expect(nextOf({ cronExpression: '0 2 * * *', enabled: false })).toBeNull();
    expect(nextOf({ cronExpression: 'nonsense' })).toBeNull();
  });
});
