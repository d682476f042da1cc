import { describe, expect, test } from 'vitest';
import type { InstanceFields } from '@/domain/instance';
import { NEW_INSTANCE } from '../instance-fields';
import { mergeFields } from './merge-fields';
import { decideConflicts, openConflicts, type Versions } from './open-conflicts';

const version = (changes: Partial<InstanceFields> = {}): InstanceFields => ({
  ...NEW_INSTANCE,
  code: 'x',
  label: 'Old',
  configuration: '{"a":1,"b":1}',
  ...changes,
});

describe('mergeFields', () => {
  test('keeps both sides where they changed different fields', () => {
    const { merged, conflicts } = mergeFields(
      version(),
      version({ label: 'Mine' }),
      version({ description: 'Theirs' }),
    );
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(version({ label: 'Mine', description: 'Theirs' }));
  });

  test('the same change on both sides is not a conflict', () => {
    const same = version({ label: 'Same', errorAlertEmails: ['a@b.c'] });
    expect(mergeFields(version(), same, { ...same })).toEqual({ merged: same, conflicts: [] });
  });

  test('reports a field that both sides changed differently, and keeps my value', () => {
    const { merged, conflicts } = mergeFields(version(), version({ label: 'Mine' }), version({ label: 'Theirs' }));
    expect(conflicts).toEqual([{ field: 'label', base: 'Old', mine: 'Mine', theirs: 'Theirs' }]);
    expect(merged.label).toBe('Mine');
  });

  test('if only white space changed, their text is kept', () => {
    const { merged } = mergeFields(version(), version({ configuration: '{ "a": 1, "b": 1 }' }), version());
    expect(merged.configuration).toBe('{"a":1,"b":1}');
  });

  test('a configuration that is not JSON conflicts as a whole', () => {
    const mine = version({ configuration: '{"a":' });
    const { merged, conflicts } = mergeFields(version(), mine, version({ configuration: '{"a":2}' }));
    expect(conflicts.map(({ field }) => field)).toEqual(['configuration']);
    expect(merged.configuration).toBe('{"a":');
  });
});

describe('deciding', () => {
  const versions: Versions = {
    base: version(),
    mine: version({ label: 'Mine', configuration: '{"a":2,"b":2,"mine":true}' }),
    theirs: version({ label: 'Theirs', description: 'New', configuration: '{"a":3,"b":3,"theirs":true}' }),
  };

  test('needs a decision for each field and each place of the configuration', () => {
    expect(openConflicts(versions)).toEqual([
      { key: 'label', field: 'label', path: null, base: 'Old', mine: 'Mine', theirs: 'Theirs' },
      { key: 'configuration:["a"]', field: 'configuration', path: ['a'], base: '1', mine: '2', theirs: '3' },
      { key: 'configuration:["b"]', field: 'configuration', path: ['b'], base: '1', mine: '2', theirs: '3' },
    ]);
  });

  test('applies each decision, and all changes of only one side', () => {
    const decided = decideConflicts(
      versions,
      new Map([
        ['label', 'theirs'],
        ['configuration:["a"]', 'theirs'],
        ['configuration:["b"]', 'mine'],
      ]),
    );
    expect(decided).toMatchObject({ label: 'Theirs', description: 'New' });
    expect(JSON.parse(decided.configuration)).toEqual({ a: 3, b: 2, mine: true, theirs: true });
  });

  test('an invalid configuration is decided as a whole', () => {
    const broken = { ...versions, mine: version({ configuration: 'not JSON' }) };
    expect(openConflicts(broken).map(({ key }) => key)).toEqual(['configuration']);
    expect(decideConflicts(broken, new Map([['configuration', 'theirs']])).configuration).toBe(
      versions.theirs.configuration,
    );
    expect(decideConflicts(broken, new Map([['configuration', 'mine']])).configuration).toBe('not JSON');
  });
});
