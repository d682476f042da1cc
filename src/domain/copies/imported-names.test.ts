import { expect, test } from 'vitest';
import { connectionRow } from '@tests/support/connection-row';
import { NEW_INSTANCE } from '../instance-fields';
import type { InstanceFields } from '../instance';
import { nameListKey, rowAfterReading } from '../names/name-list';
import { NO_SOURCES } from '../names/name-sources';
import { importedUnknownNames, withReplacements } from './imported-names';

const PIM = connectionRow('akeneo', 1, { label: 'Acme PIM', companyCode: 'acme' });
const list = { connection: 'akeneo/1', kind: 'assetAttribute', within: 'packshot' } as const;
const names = ['season', 'color_family'].map((code) => ({ code, labels: {}, type: null }));
const clues = {
  sources: { ...NO_SOURCES, akeneo: [PIM] },
  rows: new Map([[nameListKey(list), rowAfterReading(list, undefined, { names, isComplete: true }, 1_000)]]),
};

function instance(...attributes: string[]): InstanceFields {
  const metadata = attributes.map((attribute) => ({ bynderMetadata: 'x', attribute }));
  const mappings = [{ akeneo_asset_family: 'packshot', conditions: [], media_urls: [], metadata }];
  return {
    ...NEW_INSTANCE,
    jobCode: 'bynder_media_to_akeneo_asset_sync',
    configuration: JSON.stringify({ akeneo_connection: 1, mappings }),
  };
}

test('lists the unknown names that only the file has, each with a suggestion', () => {
  const found = importedUnknownNames(instance('old'), instance('season', 'colour_family', 'old'), clues);
  expect(found.map(({ text, replacement }) => [text, replacement])).toEqual([['colour_family', 'color_family']]);
});

test('after its replacement, a name is no longer reported', () => {
  const imported = instance('season', 'colour_family');
  const [name] = importedUnknownNames(instance(), imported, clues);
  if (name === undefined) throw new Error('Nothing was found.');
  const replaced = withReplacements(imported, [{ name, to: 'color_family' }]);
  expect(replaced.configuration).toBe(instance('season', 'color_family').configuration);
  expect(importedUnknownNames(instance(), replaced, clues)).toEqual([]);
});

test('a replacement does not change another name at the same place', () => {
  const [name] = importedUnknownNames(instance(), instance('colour_family'), clues);
  if (name === undefined) throw new Error('Nothing was found.');
  const other = instance('season');
  expect(withReplacements(other, [{ name, to: 'color_family' }])).toEqual(other);
});
