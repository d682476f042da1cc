import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import type { Name } from '@/domain/names/name';
import { rowAfterReading, type NameList } from '@/domain/names/name-list';
import { configuration, JsonForm } from '@tests/support/component/json-form';
import { show, speak } from '@tests/support/component/render';
import { json, serve, setConnection, signIn } from '@tests/support/component/world';
import { BoundTextField } from '../fields/bound-fields';
import { FormInstanceContext } from '../scope/instance-context';
import { NameSourcesProvider } from './name-sources-context';
import { connectionRow } from '@tests/support/connection-row';

const PIM = connectionRow('akeneo', 1, { label: 'Acme PIM', companyCode: 'acme' });
const OF_PACKSHOT: NameList = { connection: 'akeneo/1', kind: 'assetAttribute', within: 'packshot' };
const NAMES: Name[] = [
  { code: 'material', labels: { en: 'Material', fr: 'Matière' }, type: 'single_option' },
  { code: 'main_material', labels: { en: 'Main material' }, type: 'multiple_options', byChannel: true },
  { code: 'season', labels: {}, type: null },
];
const instance = { jobCode: 'bynder_to_akeneo_delete_assets', companyCode: 'acme', isNew: false };

/** Shows the attribute field of a mapping. The names come from the company's only PIM. */
function showField(attribute: string) {
  return show(
    <FormInstanceContext value={instance}>
      <JsonForm value={{ asset_family: 'packshot', bynder_id_attribute_code: attribute }}>
        <NameSourcesProvider>
          <BoundTextField path={['bynder_id_attribute_code']} label="Attribute" />
          <button type="button">Next</button>
        </NameSourcesProvider>
      </JsonForm>
    </FormInstanceContext>,
  );
}

const field = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Attribute' });
const offered = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const attribute = (): unknown => (configuration() as Record<string, unknown>)['bynder_id_attribute_code'];

beforeEach(async () => {
  signIn();
  setConnection('live');
  const { cache } = databases();
  await cache.connections.put(PIM);
  await cache.nameLists.put(rowAfterReading(OF_PACKSHOT, undefined, { names: NAMES, isComplete: true }, Date.now()));
});

test('typing finds names by code and label; Enter takes the first name, Tab keeps the typed text', async () => {
  const { user } = showField('');
  await user.click(field());
  await waitFor(() => expect(offered()).toHaveLength(3));
  await user.type(field(), 'mate');
  await waitFor(() =>
    expect(offered()).toEqual(['materialMaterialoptions, one', 'main_materialMain materialoptions, many, by channel']),
  );
  await user.keyboard('{Enter}');
  expect(attribute()).toBe('material');
  await user.clear(field());
  await user.type(field(), 'mat');
  await user.tab();
  expect(attribute()).toBe('mat');
  await waitFor(() => expect(offered()).toEqual([]));
  expect(document.activeElement?.textContent).toBe('Next');
});

test('an unknown name is marked when the field is left, and a button replaces it', async () => {
  const { user } = showField('season_old');
  expect(await screen.findByText('unknown attribute')).toBeDefined();
  expect(field().getAttribute('aria-describedby')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use it: season' }));
  expect(attribute()).toBe('season');
  await waitFor(() => expect(screen.queryByText('unknown attribute')).toBeNull());
  await user.type(field(), 'x');
  expect(screen.queryByText('unknown attribute')).toBeNull();
  await user.tab();
  expect(await screen.findByText('unknown attribute')).toBeDefined();
});

test('names that are not enabled are neither suggested nor marked as unknown', async () => {
  const off = Array.from({ length: 60 }, (_, at) => ({ code: `a${at}`, labels: {}, type: null, isOff: true as const }));
  const names = [...off, ...NAMES];
  await databases().cache.nameLists.put(
    rowAfterReading(OF_PACKSHOT, undefined, { names, isComplete: true }, Date.now()),
  );
  const { user } = showField('a7');
  expect(await screen.findByText('a7 is not enabled in Acme PIM.')).toBeDefined();
  await user.clear(field());
  await waitFor(() => expect(offered()).toHaveLength(3));
  expect(screen.getByText(/^3 of 3/)).toBeDefined();
});

test('the mark is translated to French', async () => {
  showField('season_old');
  await screen.findByText('unknown attribute');
  await speak('fr');
  await screen.findByText('attribut inconnu');
  expect(await screen.findByText(/^Vouliez-vous dire season/)).toBeDefined();
});

test('the names are requested when the field gets the focus, but not within an hour of the last response', async () => {
  await databases().cache.nameLists.clear();
  const calls = serve(() => json([{ code: 'bynder_id' }]));
  const { user } = showField('');
  expect(calls).toEqual([]);
  await user.click(field());
  await waitFor(() => expect(offered()).toEqual(['bynder_id']));
  await user.tab();
  await user.click(field());
  expect(calls).toEqual(['GET /akeneo_connections/1/data/asset_family_attributes']);
});

test('offline the names on this device are offered, and none are requested', async () => {
  setConnection('failing');
  const calls = serve(() => json([]));
  const { user } = showField('');
  await user.click(field());
  await waitFor(() => expect(offered()).toHaveLength(3));
  expect(calls).toEqual([]);
});

test('if the names cannot be read, the field takes any text', async () => {
  await databases().cache.nameLists.clear();
  serve(() => json({ title: 'No' }, 403));
  const { user } = showField('');
  await user.type(field(), 'anything');
  await user.tab();
  expect(attribute()).toBe('anything');
  expect(screen.queryByText('unknown attribute')).toBeNull();
});
