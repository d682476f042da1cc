import { describe, expect, test } from 'vitest';
import { JOB_TYPES } from '@/domain/job-types/registry';
import { lintText } from './lint-text';

const SYNC = JOB_TYPES.bynder_media_to_akeneo_asset_sync.schema;
const found = (text: string): [string, string][] =>
  lintText(text, SYNC).map(({ code, offset, length }) => [code, text.slice(offset, offset + length)]);

describe('what the JSON editor points out', () => {
  test('a value of another type, where it stands', () => {
    expect(found('{"delta": "yes", "mappings": {}}')).toEqual([
      ['wrongType', '"yes"'],
      ['wrongType', '{}'],
    ]);
  });

  test('a required key that is missing, at its entry, and one that is empty', () => {
    expect(found('{"mappings": [{"conditions": []}, {"akeneo_asset_family": ""}]}')).toEqual([
      ['required', '{"conditions": []}'],
      ['required', '""'],
    ]);
  });

  test('a value that cannot be chosen, and a number beyond its limits', () => {
    expect(
      found(
        '{"mappings": [{"akeneo_asset_family": "a", "metadata": [{"property_type": "x"}]}], "assetWriterBatchSize": 101}',
      ),
    ).toEqual([
      ['unknownChoice', '"x"'],
      ['outOfRange', '101'],
    ]);
  });

  test('nothing about keys it does not know, nor about older spellings', () => {
    expect(found('{"mapping": [{"akeneo_asset_family": "a"}], "reverseMapping": [], "own": {"a": 1}}')).toEqual([]);
  });

  test('a key that stands twice', () => {
    const text = '{"a": {"b": 1, "c": [{"b": 2, "b": 3}]}, "a": 4}';
    expect(found(text)).toEqual([
      ['duplicateKey', '"b"'],
      ['duplicateKey', '"a"'],
    ]);
    expect(lintText(text, SYNC)[0]).toMatchObject({ path: ['a', 'c', 0, 'b'], offset: 30 });
  });

  test('nothing in a text that is not JSON', () => {
    expect(found('{')).toEqual([]);
  });
});
