import { describe, expect, test } from 'vitest';
import { JOB_TYPES } from '@/domain/job-types/registry';
import { lintText } from './lint-text';

const SYNC = JOB_TYPES.bynder_media_to_akeneo_asset_sync.schema;
const findings = (text: string): [string, string][] =>
  lintText(text, SYNC).map(({ code, offset, length }) => [code, text.slice(offset, offset + length)]);

describe('the JSON editor reports', () => {
  test('a value of the wrong type, at its position', () => {
    expect(findings('{"delta": "yes", "mappings": {}}')).toEqual([
      ['wrongType', '"yes"'],
      ['wrongType', '{}'],
    ]);
  });

  test('a missing required key at its entry, and an empty required key at its value', () => {
    expect(findings('{"mappings": [{"conditions": []}, {"akeneo_asset_family": ""}]}')).toEqual([
      ['required', '{"conditions": []}'],
      ['required', '""'],
    ]);
  });

  test('a value that is not one of the choices, and a number beyond its limits', () => {
    expect(
      findings(
        '{"mappings": [{"akeneo_asset_family": "a", "metadata": [{"property_type": "x"}]}], "assetWriterBatchSize": 101}',
      ),
    ).toEqual([
      ['unknownChoice', '"x"'],
      ['outOfRange', '101'],
    ]);
  });

  test('nothing for unknown keys or older spellings', () => {
    expect(findings('{"mapping": [{"akeneo_asset_family": "a"}], "reverseMapping": [], "own": {"a": 1}}')).toEqual([]);
  });

  test('a duplicate key', () => {
    const text = '{"a": {"b": 1, "c": [{"b": 2, "b": 3}]}, "a": 4}';
    expect(findings(text)).toEqual([
      ['duplicateKey', '"b"'],
      ['duplicateKey', '"a"'],
    ]);
    expect(lintText(text, SYNC)[0]).toMatchObject({ path: ['a', 'c', 0, 'b'], offset: 30 });
  });

  test('nothing in a text that is not JSON', () => {
    expect(findings('{')).toEqual([]);
  });
});
