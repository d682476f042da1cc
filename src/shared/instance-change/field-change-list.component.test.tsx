import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { HistoryEntry } from '@/domain/instance';
import { show, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { FieldChangeList } from './field-change-list';
import { connectionRow } from '@tests/support/connection-row';
import { historyEntry } from '@tests/support/history-entry';

const entry = (version: number, before: string, after: string): HistoryEntry =>
  historyEntry(version, { changeSet: { configuration: { old: before, new: after } } });
const connection = (id: number, label: string) => connectionRow('shopify', id, { label });
const lines = (): (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => signIn());

test('names places and connections in the words of the forms', async () => {
  await act(() => databases().cache.connections.bulkPut([connection(1, 'Old shop'), connection(2, 'New shop')]));
  const before = '{"shop_connection":1,"mappings":[{"akeneo_asset_family":"packshots","locale":"fr_FR"}],"delta":true}';
  const after = '{"shop_connection":2,"mappings":[{"akeneo_asset_family":"packshots","locale":""}],"own_key":1.50}';
  show(<FieldChangeList entries={[entry(2, before, after)]} />);
  await screen.findByText('New shop');
  expect(lines()).toEqual([
    'Shop connection(removed: Old shop) → (added: New shop)',
    'Mappings › packshots › Locale(removed: fr_FR) → empty',
    'Only what changed since the last run(removed: Yes) → not set',
    'own_keynot set → (added: 1.50)',
  ]);
  await speak('fr');
  expect(lines()[2]).toBe('Seulement ce qui a changé depuis la dernière exécution(supprimé\u00a0: Oui) → non défini');
});

test('a long value is cut, and can be shown whole', async () => {
  const long = (end: string): string => JSON.stringify({ own_key: `${'word '.repeat(100)}${end}` });
  const { user } = show(<FieldChangeList entries={[entry(2, long('Old'), long('New'))]} />);
  expect(lines()[0]).toMatch(/….*…/);
  expect(lines()[0]).not.toMatch(/Old|New/);
  await user.click(screen.getByRole('button', { name: /^Show all [\d,]+ characters: own_key$/, expanded: false }));
  expect(lines()[0]).toMatch(/Old.*New/);
  await user.click(screen.getByRole('button', { name: 'Show less: own_key', expanded: true }));
  expect(lines()[0]).not.toMatch(/Old|New/);
});

test('shows HTML in a value as text, and more than 20 changes only on demand', async () => {
  const many = (value: string): string =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key${index}`, value])));
  const { user } = show(<FieldChangeList entries={[entry(2, many('<b>old</b>'), many('new'))]} />);
  expect(lines()).toHaveLength(20);
  expect(lines()[0]).toBe('key0(removed: <b>old</b>) → (added: new)');
  await user.click(screen.getByRole('button', { name: 'Show all 30 changes' }));
  expect(lines()).toHaveLength(30);
});
