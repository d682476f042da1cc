import { describe, expect, test } from 'vitest';
import type { ConnectionType } from '../connection';
import { NEW_INSTANCE } from '../instance-fields';
import { duplicateOf, freeCode, neededConnections, proposedCode, soleConnection } from './duplicate';
import { connectionRow } from '@tests/support/connection-row';

const connection = (type: ConnectionType, id: number, companyCode: string | null) =>
  connectionRow(type, id, { label: `${type} ${id}`, companyCode });

const source = {
  ...NEW_INSTANCE,
  code: 'acme_packshots',
  companyCode: 'acme',
  label: 'Packshots',
  errorAlertEmails: ['ops@acme.test'],
  sendErrorEmail: true,
  cronExpression: '0 2 * * *',
  configuration: '{ "akeneo_connection": 3, "batch": 1.0, "bynder_connection": 7 }',
};

describe('a copy', () => {
  test('in the same company keeps everything but code and label, and is disabled', () => {
    const copy = duplicateOf(source, { companyCode: 'acme', code: 'b', label: 'B', connections: {} });
    expect(copy).toEqual({ ...source, code: 'b', label: 'B', enabled: false });
  });

  test('in another company has the chosen connections, and no alert addresses', () => {
    const connections = { akeneo_connection: 9, bynder_connection: null };
    const copy = duplicateOf(source, { companyCode: 'globex', code: 'b', label: 'B', connections });
    expect(copy).toMatchObject({ companyCode: 'globex', errorAlertEmails: [], sendErrorEmail: false });
    expect(copy.configuration).toBe('{ "akeneo_connection": 9, "batch": 1.0, "bynder_connection": null }');
  });
});

describe('connections', () => {
  const rows = [
    connection('akeneo', 3, 'acme'),
    connection('akeneo', 9, 'globex'),
    connection('bynder', 7, null),
    connection('bynder', 8, 'globex'),
  ];

  test('of the source company must be chosen again; connections without a company stay', () => {
    const needed = neededConnections(source.configuration, 'globex', rows);
    expect(needed).toEqual([{ field: 'akeneo_connection', type: 'akeneo', was: rows[0], options: [rows[1]] }]);
    expect(needed.map(soleConnection)).toEqual([9]);
  });

  test('that are unknown to this device must be chosen again; none of several options is preselected', () => {
    const text = '{"bynder_connection":99}';
    const [needed] = neededConnections(text, 'globex', rows);
    expect(needed?.was).toBeNull();
    expect(needed && soleConnection(needed)).toBeNull();
  });

  test('are all kept in the same company', () => {
    expect(neededConnections(source.configuration, 'acme', rows)).toEqual([]);
  });
});

describe('the code', () => {
  test.each([
    ['acme_packshots', 'acme', 'globex', 'globex_packshots'],
    ['packshots', 'acme', 'globex', 'globex_packshots'],
    ['packshots', 'acme', 'acme', 'packshots_copy'],
    ['packshots', null, 'globex', 'packshots_copy'],
    ['packshots', 'acme', 'a/b', 'packshots_copy'],
  ])('for a copy of %s from company %s to company %s is %s', (code, companyCode, other, expected) => {
    expect(proposedCode({ code, companyCode }, other, () => false)).toBe(expected);
  });

  test('gets the next free number; a code that would be too long is shortened', () => {
    const taken = new Set(['sync', 'sync_2']);
    expect(freeCode('sync', (code) => taken.has(code))).toBe('sync_3');
    expect(freeCode('sync_2', (code) => taken.has(code))).toBe('sync_3');
    const long = 'x'.repeat(300);
    expect(freeCode(long, (code) => !code.endsWith('_2'))).toBe(`${'x'.repeat(253)}_2`);
  });
});
