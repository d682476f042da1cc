import { expect, test } from 'vitest';
import { NEW_INSTANCE } from '../instance-fields';
import type { InstanceFields } from '../instance';
import { checkWriters } from './check-writers';
import type { OtherInstance } from './check-schedule';
import { writtenNames } from './written-names';

const NOW = new Date('2026-11-23T08:11:20Z');
const MINUTE = 60_000;
const SYNC = 'bynder_media_to_akeneo_asset_sync';

function sync(family: string, changes: Partial<InstanceFields> = {}, connection = 1): InstanceFields {
  const mappings = [{ akeneo_asset_family: family, conditions: [], media_urls: [], metadata: [] }];
  const configuration = JSON.stringify({ akeneo_connection: connection, mappings });
  return {
    ...NEW_INSTANCE,
    code: 'own',
    companyCode: 'acme',
    jobCode: SYNC,
    cronExpression: '0 2 * * *',
    configuration,
    ...changes,
  };
}

const other = (value: InstanceFields, usual: number | null): OtherInstance => ({
  code: value.code,
  label: value.label,
  companyCode: value.companyCode,
  cronExpression: value.cronExpression,
  enabled: value.enabled,
  writes: writtenNames(value),
  usual,
});

const rival = (cronExpression: string, changes: Partial<InstanceFields> = {}): InstanceFields =>
  sync('packshot', { code: 'rival', label: 'Rival', cronExpression, ...changes });

function told(usual: number | null, ...others: OtherInstance[]): string[] {
  const own = sync('packshot');
  return checkWriters(own, writtenNames(own), { now: NOW, usual, others, zone: 'UTC' }).map((found) =>
    found.kind === 'twoWrite'
      ? `${found.weight} ${found.other} ${found.written.name} ${found.isFirst ? 'after' : 'before'} ${found.gap / MINUTE}`
      : found.kind,
  );
}

test('reports two integrations that write the same family if the second starts before the first usually ends', () => {
  expect(told(9 * MINUTE, other(rival('5 2 * * *'), null))).toEqual(['doubtful rival packshot after 5']);
  expect(told(null, other(rival('55 1 * * *'), 9 * MINUTE))).toEqual(['doubtful rival packshot before 5']);
  expect(told(null, other(rival('0 2 * * 1'), null))).toEqual(['doubtful rival packshot after 0']);
});

test('reports nothing if the runs do not overlap or their duration is unknown', () => {
  expect(told(5 * MINUTE, other(rival('5 2 * * *'), 60 * MINUTE))).toEqual([]);
  expect(told(null, other(rival('5 2 * * *'), null))).toEqual([]);
});

test('a run that goes past midnight overlaps with the first run of the next day', () => {
  const own = sync('packshot', { cronExpression: '50 23 * * *' });
  const others = [other(rival('10 0 * * *'), null)];
  const found = checkWriters(own, writtenNames(own), { now: NOW, usual: 30 * MINUTE, others, zone: 'UTC' });
  expect(found).toHaveLength(1);
});

test.each([
  ['an integration that writes another family', sync('header', { code: 'rival' })],
  ['an integration that writes to another system', sync('packshot', { code: 'rival' }, 2)],
  ['an integration of another company', rival('0 2 * * *', { companyCode: 'globex' })],
  ['a disabled integration', rival('0 2 * * *', { enabled: false })],
  ['an integration without a schedule', rival('0 2 * * *', { cronExpression: null })],
  ['the checked integration itself', sync('packshot')],
])('%s is no rival', (_, value) => {
  expect(told(60 * MINUTE, other(value, 60 * MINUTE))).toEqual([]);
});

test('deleting from a family counts as writing to it, in any system; a binding only reads', () => {
  const remove = {
    jobCode: 'bynder_to_akeneo_delete_assets',
    configuration: JSON.stringify({ delete_akeneo_assets: [{ asset_family: 'packshot' }] }),
  };
  expect(writtenNames(remove)).toEqual([{ kind: 'assetFamily', name: 'packshot', connection: null }]);
  expect(told(null, other(rival('0 2 * * *', remove), null))).toHaveLength(1);
  const bind = {
    jobCode: 'akeneo_to_akeneo_asset_product_multibinding',
    configuration: JSON.stringify({ akeneo_asset_multi_products: [{ name: 'x', asset_family: 'packshot' }] }),
  };
  expect(writtenNames(bind)).toEqual([]);
});
