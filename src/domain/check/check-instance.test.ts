import { expect, test } from 'vitest';
import { NEW_INSTANCE } from '../instance-fields';
import type { InstanceFields } from '../instance';
import type { Name } from '../names/name';
import { nameListKey, rowAfterReading, type NameList, type NameListRow } from '../names/name-list';
import { NO_SOURCES } from '../names/name-sources';
import { formatPath } from '../configuration/schema/path';
import { checkInstance, type CheckClues } from './check-instance';
import { connectionRow } from '@tests/support/connection-row';

const NOW = new Date('2026-11-23T08:11:20Z');
const PIM = connectionRow('akeneo', 1, { label: 'Acme PIM', companyCode: 'acme' });

const listOf = (list: Omit<NameList, 'connection'>, names: (string | Name)[]): [string, NameListRow] => {
  const whole = { connection: 'akeneo/1', ...list };
  const all = names.map((name) => (typeof name === 'string' ? { code: name, labels: {}, type: null } : name));
  return [nameListKey(whole), rowAfterReading(whole, undefined, { names: all, isComplete: true }, 1_000)];
};

const LISTS = new Map([
  listOf({ kind: 'assetFamily', within: '' }, ['packshot', 'header']),
  listOf({ kind: 'assetAttribute', within: 'packshot' }, [
    'season',
    'label',
    { code: 'weight', labels: {}, type: 'number' },
  ]),
  listOf({ kind: 'locale', within: '' }, ['en_US', { code: 'de_DE', labels: {}, type: null, isOff: true }]),
]);

const CONFIGURATION = {
  bynder_connection: 7,
  akeneo_connection: 1,
  mappings: [
    {
      akeneo_asset_family: 'packshot',
      conditions: [],
      media_urls: [],
      metadata: [
        { bynderMetadata: 'name', attribute: 'season_old', property_type: 'simple', locale: ['de_DE'] },
        { bynderMetadata: 'size', attribute: 'weight', property_type: 'extract_regex', regex: '/x/' },
      ],
    },
  ],
};

function check(value: Partial<InstanceFields> = {}, more: Partial<CheckClues> = {}) {
  return checkInstance({
    value: {
      ...NEW_INSTANCE,
      code: 'a',
      enabled: true,
      jobCode: 'bynder_media_to_akeneo_asset_sync',
      configuration: JSON.stringify(CONFIGURATION),
      ...value,
    },
    violations: [],
    tests: { 'akeneo/1': { at: 5, worked: true, reason: null }, 'bynder/7': { at: 5, worked: true, reason: null } },
    names: { sources: { ...NO_SOURCES, akeneo: [PIM] }, rows: LISTS },
    schedule: { now: NOW, usual: null, others: [], zone: 'UTC' },
    ...more,
  });
}

const told = (result = check()): string[] =>
  result.findings.map(
    ({ weight, kind, field, path, replacement }) =>
      `${weight} ${kind} ${field} ${formatPath(path)} ${replacement ?? '-'}`,
  );

test('reports names that are unknown or switched off, and attributes of an unsuitable type, and suggests replacements', () => {
  const metadata = 'configuration mappings[0].metadata';
  expect(told()).toEqual([
    `wrong unknownName ${metadata}[0].attribute season`,
    `wrong nameOff ${metadata}[0].locale[0] -`,
    `doubtful otherType ${metadata}[1].property_type simple`,
  ]);
  expect(check().names).toEqual({ checked: 5, unchecked: 1, readAt: 1_000 });
  expect(check().patterns).toBe(1);
});

test('also finds an unsuitable type in a list that PHP wrote as an object, because its indexes have gaps', () => {
  const [mapping] = CONFIGURATION.mappings;
  const metadata = { 3: mapping?.metadata[1] };
  const configuration = JSON.stringify({ ...CONFIGURATION, mappings: [{ ...mapping, metadata }] });
  expect(told(check({ configuration }))).toContain(
    'doubtful otherType configuration mappings[0].metadata[0].property_type simple',
  );
});

test('without lists of names, only the rules of the form, the connections and the schedule are checked', () => {
  const names = { sources: { ...NO_SOURCES, akeneo: [PIM] }, rows: new Map() };
  const result = check({}, { names });
  expect(told(result)).toEqual([]);
  expect(result.names).toEqual({ checked: 1, unchecked: 5, readAt: null });
});

test('reports empty required fields, wrong types and a missing connection', () => {
  const configuration = JSON.stringify({
    bynder_connection: null,
    akeneo_connection: 1,
    akeneo_asset_multi_products: [{ name: 'x', asset_family: 'packshot', identifiers: '', separator: ',' }],
    delta: 'yes',
  });
  expect(told(check({ configuration }))).toEqual([
    'wrong formRule configuration delta -',
    'wrong formRule configuration akeneo_asset_multi_products[0].identifiers -',
    'wrong noConnection configuration  -',
  ]);
  expect(told(check({ configuration: '{' }))).toContain('wrong notJson configuration  -');
});

test('reports connections that were never tested or failed their last test', () => {
  const tests = { 'akeneo/1': { at: 5, worked: false, reason: 'No.' } };
  expect(told(check({ configuration: '{"bynder_connection":7,"akeneo_connection":1}' }, { tests }))).toEqual([
    'wrong testFailed configuration akeneo_connection -',
    'doubtful untested configuration bynder_connection -',
  ]);
});

test('reports violations of the last Save with their place', () => {
  const violations = [
    { propertyPath: 'configuration.mappings[0].metadata[0].attribute', message: 'Unknown.' },
    { propertyPath: 'label', message: 'Too long.' },
    { propertyPath: 'elsewhere', message: 'No.' },
  ];
  expect(told(check({}, { violations })).filter((line) => line.includes('violation'))).toEqual([
    'wrong violation label  -',
    'wrong violation configuration mappings[0].metadata[0].attribute -',
    'wrong violation null  -',
  ]);
});

test('reports a schedule that is invalid, whose runs overlap, or that many integrations share', () => {
  const schedule = { now: NOW, usual: 12 * 60_000, zone: 'UTC', others: [] };
  const configuration = '{}';
  expect(told(check({ configuration, cronExpression: '*/10 * * * *' }, { schedule }))).toEqual([
    'doubtful overlap cronExpression  -',
  ]);
  expect(told(check({ configuration, cronExpression: '*/15 * * * *' }, { schedule }))).toEqual([]);
  const other = { companyCode: null, label: null, cronExpression: '0 3 * * *', enabled: true, writes: [], usual: null };
  const others = ['b', 'c', 'd', 'e'].map((code) => ({ ...other, code }));
  expect(told(check({ configuration, cronExpression: '0 3 * * *' }, { schedule: { ...schedule, others } }))).toEqual([
    'toKnow startsTogether cronExpression  -',
  ]);
  expect(told(check({ configuration, cronExpression: 'nonsense' }))).toEqual(['wrong badSchedule cronExpression  -']);
  expect(told(check({ configuration, enabled: false }))).toEqual(['toKnow disabled enabled  -']);
});
