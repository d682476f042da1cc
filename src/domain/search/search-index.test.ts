import { describe, expect, test } from 'vitest';
import type { ConnectionRow } from '../connection';
import type { InstanceRow } from '../instance';
import { runToEnd } from '@/lib/slices';
import { placeOfText } from './instance-texts';
import { SearchIndex } from './search-index';
import { connectionRow } from '@tests/support/connection-row';
import { instanceRow } from '@tests/support/instance-row';

const nameOf = ({ label, id }: ConnectionRow): string => label ?? `Shop ${id}`;

const outlet = connectionRow('shopify', 9, { label: 'Acme outlet' });

const shop = instanceRow('shop', {
  label: 'Product images to the shop',
  companyCode: 'acme',
  companyName: 'Acme Furniture',
  configuration: JSON.stringify({ shop_connection: 9, mappings: [{ akeneo_asset_family: 'webimage' }] }),
  errorAlertEmails: ['ops@acme.test'],
  securedVariables: [{ id: 1, code: 'SHOP_TOKEN' }],
});

function indexOf(rows: readonly InstanceRow[], connections: readonly ConnectionRow[] = [outlet]): SearchIndex {
  const index = new SearchIndex();
  index.putOthers({ connections, companies: [] }, nameOf);
  runToEnd(index.putInstances(rows));
  return index;
}

const inside = (index: SearchIndex, text: string): string[] =>
  index.inside.find(text).flatMap(({ text: found, codes }) => [...codes].map((code) => `${code}: ${found}`));

describe('an integration', () => {
  test.each(['product images', 'shop', 'acme furniture', 'acme'])(
    'is found by its name, code or company: %s',
    (text) => {
      expect(indexOf([shop]).instances.find(text)).toMatchObject([{ id: 'shop' }]);
    },
  );

  test.each([
    ['webimage', 'webimage', ['mappings', 0, 'akeneo_asset_family']],
    ['webimige', 'webimage', ['mappings', 0, 'akeneo_asset_family']],
    ['acme outlet', 'Acme outlet', ['shop_connection']],
    ['ops@acme', 'ops@acme.test', []],
    ['shop_token', 'SHOP_TOKEN', []],
  ])('is found by a text inside it: %s', (typed, text, path) => {
    const index = indexOf([shop]);
    expect(inside(index, typed)).toEqual([`shop: ${text}`]);
    expect(placeOfText(shop, index.connectionNames, text)).toMatchObject({ path });
  });

  test('is found by a text that another integration contains, too', () => {
    const index = indexOf([shop, instanceRow('other', { configuration: '{"a":"webimage"}' })]);
    expect(inside(index, 'webimage')).toEqual(['shop: webimage', 'other: webimage']);
    runToEnd(index.putInstances([shop]));
    expect(inside(index, 'webimage')).toEqual(['shop: webimage']);
  });

  test('is indexed again when it has changed, and is gone when it was deleted', () => {
    const index = indexOf([shop]);
    runToEnd(index.putInstances([{ ...shop, label: 'Renamed', configuration: '{"a":"press"}' }]));
    expect([inside(index, 'webimage'), inside(index, 'press')]).toEqual([[], ['shop: press']]);
    expect(index.instance('shop')?.label).toBe('Renamed');
    runToEnd(index.putInstances([]));
    expect([inside(index, 'press'), index.instances.find('renamed')]).toEqual([[], []]);
  });

  test('with a configuration that is not JSON is found by its other texts', () => {
    expect(inside(indexOf([{ ...shop, configuration: '{"a' }]), 'ops')).toEqual(['shop: ops@acme.test']);
  });
});

test('a person who may not see connections finds no connection, and no integration by the name of a connection', () => {
  const index = indexOf([shop], []);
  expect(inside(index, 'outlet')).toEqual([]);
  expect(index.connections.find('outlet')).toEqual([]);
});

test('an integration is found by the new name of its connection', () => {
  const index = indexOf([shop]);
  index.putOthers({ connections: [{ ...outlet, label: 'Warehouse' }], companies: [] }, nameOf);
  runToEnd(index.putInstances([shop]));
  expect([inside(index, 'outlet'), inside(index, 'warehouse')]).toEqual([[], ['shop: Warehouse']]);
});

test('a connection without a label is found by the name that the screen shows', () => {
  const index = indexOf([shop], [{ ...outlet, label: null }]);
  expect(index.connections.find('shop 9')).toMatchObject([{ id: outlet.key }]);
  expect(inside(index, 'shop 9')).toEqual(['shop: Shop 9']);
});
