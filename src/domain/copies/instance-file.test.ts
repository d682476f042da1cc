import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InstanceRow } from '../instance';
import { NEW_INSTANCE } from '../instance-fields';
import { fieldsForInstance, fileNameOf, instanceFile, readInstanceFile, type InstanceFile } from './instance-file';
import { connectionRow } from '@tests/support/connection-row';
import { instanceRow } from '@tests/support/instance-row';

const connection = (id: number, label: string, companyCode: string | null) =>
  connectionRow('akeneo', id, { label, companyCode });
const CONNECTIONS = [connection(3, 'Acme PIM', 'acme'), connection(4, 'Globex PIM', 'globex')];

const rowOf = (changes: Partial<InstanceRow> = {}): InstanceRow =>
  instanceRow('packshots', {
    companyCode: 'acme',
    companyName: 'Acme Furniture',
    jobCode: 'job',
    securedVariables: [{ id: 1, code: 'TOKEN' }],
    configuration: '{"akeneo_connection":3,"batch":50}',
    ...changes,
  });

function exported(row: InstanceRow): InstanceFile {
  const value = { ...NEW_INSTANCE, ...row, label: row.label ?? '', description: row.description ?? '' };
  return instanceFile({ row, value, connections: CONNECTIONS, at: '2026-11-20T17:44:02Z', by: 'ada@acme.test' });
}

/** Writes a file and reads it again. */
function reread(row: InstanceRow): InstanceFile {
  const file = readInstanceFile(JSON.stringify(exported(row), null, 2));
  if ('refused' in file) throw new Error(file.refused);
  return file;
}

describe('a file', () => {
  test('contains the names of connections and secured variables, but its fields do not include the code', () => {
    const file = exported(rowOf());
    expect(file.connections).toEqual({ akeneo_connection: 'Acme PIM' });
    expect(file.securedVariables).toEqual(['TOKEN']);
    expect(Object.keys(file.fields)).not.toContain('code');
    expect(file.from).toEqual({ code: 'packshots', label: '', company: 'Acme Furniture' });
  });

  test('has a name without characters that a file system refuses', () => {
    expect(fileNameOf('a/b: c')).toBe('a-b-c.sync.json');
  });

  test('gives any instance back as it was', () => {
    const texts = fc.string();
    const fields = fc.record({
      label: texts,
      description: texts,
      enabled: fc.boolean(),
      sendErrorEmail: fc.boolean(),
      errorAlertEmails: fc.array(texts, { maxLength: 3 }),
      cronExpression: fc.option(texts),
      executionLogVerbosity: fc.option(fc.nat()),
      configuration: fc
        .dictionary(texts, fc.jsonValue(), { maxKeys: 4 })
        .map((rest) => JSON.stringify({ ...rest, akeneo_connection: 3 }, null, 2)),
    });
    fc.assert(
      fc.property(fields, (changes) => {
        const row = rowOf(changes);
        expect(fieldsForInstance(reread(row), row, CONNECTIONS)).toEqual({
          fields: { ...NEW_INSTANCE, ...changes, code: 'packshots', companyCode: 'acme', jobCode: 'job' },
          foreign: {},
          hasForeignAlerts: false,
        });
      }),
    );
  });
});

describe('an import', () => {
  test('keeps code, job and company of the instance', () => {
    const target = rowOf({ code: 'other', jobCode: 'job', label: 'Other' });
    const { fields } = fieldsForInstance(reread(rowOf({ label: 'Packshots' })), target, CONNECTIONS);
    expect(fields).toMatchObject({ code: 'other', companyCode: 'acme', jobCode: 'job', label: 'Packshots' });
  });

  test('keeps the alert addresses of the instance if the file comes from another company', () => {
    const file = reread(rowOf({ errorAlertEmails: ['ops@acme.test'], sendErrorEmail: true }));
    const target = rowOf({ companyCode: 'globex', companyName: 'Globex', warningAlertEmails: ['ops@globex.test'] });
    const { fields, hasForeignAlerts } = fieldsForInstance(file, target, CONNECTIONS);
    expect(fields).toMatchObject({
      errorAlertEmails: [],
      sendErrorEmail: false,
      warningAlertEmails: ['ops@globex.test'],
    });
    expect(hasForeignAlerts).toBe(true);
  });

  test('keeps the instance’s connection instead of one of another company, and reports the other one by name', () => {
    const target = rowOf({ companyCode: 'globex', configuration: '{"akeneo_connection":4}' });
    const { fields, foreign } = fieldsForInstance(reread(rowOf()), target, CONNECTIONS);
    expect(JSON.parse(fields.configuration)).toEqual({ akeneo_connection: 4, batch: 50 });
    expect(foreign).toEqual({ akeneo_connection: 'Acme PIM' });
  });

  test('does not take a connection whose id belongs to another connection on this server', () => {
    const file = { ...reread(rowOf()), connections: { akeneo_connection: 'PIM of the test system' } };
    const target = rowOf({ configuration: '{"akeneo_connection":null}' });
    const { fields, foreign } = fieldsForInstance(file, target, CONNECTIONS);
    expect(JSON.parse(fields.configuration)).toEqual({ akeneo_connection: null, batch: 50 });
    expect(foreign).toEqual({ akeneo_connection: 'PIM of the test system' });
  });
});

describe('a refused file', () => {
  test.each([
    ['not JSON', '{', 'unreadable'],
    ['an exported draft', '[{"code":"a","value":{}}]', 'otherKind'],
    ['a number', '3', 'otherKind'],
    ['a file without the mark of the format', JSON.stringify({ ...exported(rowOf()), format: 'other' }), 'otherKind'],
    ['a file of a newer console', JSON.stringify({ ...exported(rowOf()), version: 2 }), 'newer'],
    [
      'a file of a newer console with values of other types',
      JSON.stringify({ ...exported(rowOf()), version: 2, fields: 1 }),
      'newer',
    ],
    ['a configuration that is not JSON', JSON.stringify(exported(rowOf({ configuration: '{' }))), 'badConfiguration'],
  ])('%s', (_name, content, refused) => {
    expect(readInstanceFile(content)).toMatchObject({ refused });
  });

  test('is returned with the place of the mistake', () => {
    const text = JSON.stringify(exported(rowOf({ configuration: '{\n  "é": "\\u00e9",\n  "a" 1\n}' })), null, 2);
    const lineOf = (part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;
    const place = (content: string) => {
      const read = readInstanceFile(content);
      if (!('refused' in read)) throw new Error('The file is read.');
      const { refused, field, place: at } = read;
      return [refused, field, at?.line, at && `${at.before}|${at.at}`];
    };
    const comma = text.replace('"version": 1,', '"version": 1');
    expect(place(comma)).toEqual(['unreadable', undefined, lineOf('"exportedAt"'), '  |"']);
    const wrong = text.replace('"enabled": true', '"enabled": "yes"').replace('"enabled": false', '"enabled": "yes"');
    expect(place(wrong)).toEqual(['wrongValue', 'fields.enabled', lineOf('"enabled"'), '    "enabled": |"']);
    expect(place(text.replace('"from"', '"form"'))).toEqual(['wrongValue', 'from', 1, '|{']);
    const [refused, , line, where] = place(text);
    expect([refused, line]).toEqual(['badConfiguration', lineOf('"configuration"')]);
    expect(where).toMatch(/ {2}\\"a\\" \|1$/);
  });
});
