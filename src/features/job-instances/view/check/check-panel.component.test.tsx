import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetConnectionTest, rememberConnectionTest } from '@/data/connection-tests';
import { databases } from '@/data/sync/databases';
import type { Name } from '@/domain/names/name';
import { rowAfterReading, type NameList } from '@/domain/names/name-list';
import { show, speak } from '@tests/support/component/render';
import { json, serve, setConnection, signIn } from '@tests/support/component/world';
import { CheckPanel } from './check-panel';
import { connectionRow } from '@tests/support/connection-row';
import { instanceRow } from '@tests/support/instance-row';

const LIST: NameList = { connection: 'akeneo/1', kind: 'assetAttribute', within: 'header' };
const CONFIGURATION = {
  akeneo_connection: 1,
  mappings: [
    {
      akeneo_asset_family: 'header',
      metadata: [{ bynderMetadata: 'name', attribute: 'season_old', property_type: 'simple' }],
    },
  ],
};
const connection = connectionRow('akeneo', 1, { label: 'Acme PIM' });

const showPanel = () =>
  show(
    <MemoryRouter>
      <CheckPanel code="headers" isOpenedByPerson onClose={() => {}} />
    </MemoryRouter>,
  );
/** Matches the sentence about an unknown attribute, although its code is in a separate element. */
const unknown = (_: string, element: Element | null): boolean =>
  element?.tagName === 'P' && element.textContent === 'Unknown attribute season_old';
const line = (text: Parameters<typeof screen.getByText>[0]): HTMLElement => {
  const row = screen.getByText(text).closest('tr');
  if (row === null) throw new Error('The text is in no row.');
  return row;
};
const draft = async (): Promise<string | undefined> =>
  (await databases().drafts.drafts.get('code:headers'))?.value.configuration;

// Loaded in advance, because loading takes long on a busy machine.
beforeAll(() => Promise.all([import('@/ui/overlay/chakra/popover-panel'), import('@/ui/pick/chakra/option-list')]));

beforeEach(async () => {
  signIn();
  setConnection('failing');
  const { cache, drafts } = databases();
  await Promise.all([...cache.tables, ...drafts.tables].map((table) => table.clear()));
  await cache.connections.put(connection);
  await cache.nameLists.put(
    rowAfterReading(
      LIST,
      undefined,
      { names: ['season', 'label'].map((code) => ({ code, labels: {}, type: null })), isComplete: true },
      Date.now(),
    ),
  );
  await cache.instances.put(
    instanceRow('headers', {
      enabled: true,
      jobCode: 'bynder_media_to_akeneo_asset_category_binding',
      configuration: JSON.stringify(CONFIGURATION),
    }),
  );
});

test('a replacement is written to the draft and can be undone; its finding stays in its place', async () => {
  const { user } = showPanel();
  await screen.findByText(unknown);
  const finding = line(unknown);
  expect(within(finding).getByRole('code').textContent).toBe('season_old');
  expect(finding.textContent).toContain('not among the 2 names: attributes of header in Acme PIM');
  expect(within(finding).getByRole('link').getAttribute('href')).toBe(
    '/job_instance/headers/edit?field=configuration.mappings%5B0%5D.metadata%5B0%5D.attribute',
  );
  await user.click(within(finding).getByRole('button', { name: 'Replace with season' }));
  await waitFor(async () => expect(await draft()).toContain('"attribute":"season"'));
  await screen.findByText(/^saved on this device .* not sent$/);
  await user.click(within(line('In the draft')).getByRole('button', { name: 'Undo' }));
  await screen.findByText(unknown);
  expect(await draft()).toBeUndefined();
});

test('an unknown name can be replaced with a known name other than the suggested one', async () => {
  const { user } = showPanel();
  await screen.findByText(unknown);
  await user.click(screen.getByRole('button', { name: 'Choose another… for season_old' }));
  await user.click(await screen.findByRole('option', { name: 'label' }));
  await waitFor(async () => expect(await draft()).toContain('"attribute":"label"'));
  expect(line('In the draft').textContent).toContain('season_old label');
  expect(document.activeElement?.textContent).toBe('Undo');
  await user.keyboard('{Enter}');
  await screen.findByText(unknown);
  expect(document.activeElement?.textContent).toBe('Replace with season');
});

test('disabled names are not offered, and do not count towards the limit of offered names', async () => {
  const off = Array.from({ length: 60 }, (_, at) => ({ code: `a${at}`, labels: {}, type: null, isOff: true as const }));
  const read = (names: Name[]) =>
    databases().cache.nameLists.put(rowAfterReading(LIST, undefined, { names, isComplete: true }, Date.now()));
  await read([...off, { code: 'label', labels: {}, type: null }]);
  const { user, unmount } = showPanel();
  await user.click(await screen.findByRole('button', { name: 'Choose another… for season_old' }));
  await screen.findByRole('option', { name: 'label' });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  unmount();
  await read(off);
  showPanel();
  await screen.findByText(unknown);
  expect(screen.queryByRole('button', { name: 'Choose another… for season_old' })).toBeNull();
});

test('another integration that writes the same data at the same time is found', async () => {
  const { cache } = databases();
  const own = await cache.instances.get('headers');
  if (own === undefined) throw new Error('The integration is missing.');
  const cronExpression = '0 3 * * *';
  await cache.instances.bulkPut([
    { ...own, cronExpression },
    { ...own, code: 'rival', label: 'Rival', cronExpression },
    { ...own, code: 'later', label: 'Later', cronExpression: '0 5 * * *' },
  ]);
  showPanel();
  await screen.findByText('Starts together with “Rival”');
  expect(line('Starts together with “Rival”').textContent).toContain('both write the asset family header');
  expect(screen.queryByText(/Later/)).toBeNull();
});

test('a name is also found if the JSON of another integration escapes it with backslashes', async () => {
  const { cache } = databases();
  const own = await cache.instances.get('headers');
  if (own === undefined) throw new Error('The integration is missing.');
  const configuration = own.configuration.replace('"header"', String.raw`"the \"header\""`);
  const rival = { ...own, configuration, cronExpression: '0 3 * * *' };
  await cache.instances.bulkPut([rival, { ...rival, code: 'rival', label: 'Rival' }]);
  showPanel();
  expect(await screen.findByText('Starts together with “Rival”')).toBeDefined();
});

test('says what this device could not check, in both languages', async () => {
  await databases().cache.nameLists.clear();
  rememberConnectionTest('akeneo/1', { at: Date.now(), worked: true, reason: null });
  showPanel();
  expect(await screen.findByRole('heading', { name: 'Nothing found in what could be checked' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('2 names could not be checked');
  await speak('fr');
  expect(screen.getByRole('heading').textContent).toBe('Rien à signaler dans ce qui a pu être vérifié');
});

test('missing lists are read, and a failed connection test is a finding', async () => {
  await databases().cache.nameLists.clear();
  rememberConnectionTest('akeneo/1', { at: Date.now(), worked: false, reason: 'The token was revoked.' });
  setConnection('live');
  const calls = serve((call) => json(call.endsWith('asset_families') ? ['header'] : ['season']));
  showPanel();
  await screen.findByText(unknown);
  expect(line('Acme PIM failed its last test').textContent).toContain('The token was revoked.');
  expect(calls.map((call) => call.split('/').at(-1)).toSorted()).toEqual([
    'asset_families',
    'asset_families',
    'asset_family_attributes',
  ]);
});

test('after a successful connection test, the focus moves to another row, or to the heading if none is left', async () => {
  setConnection('live');
  forgetConnectionTest('akeneo/1');
  serve((call) => json(call.includes('/test_connection/') ? { success: true } : ['header', 'season_old']));
  const first = showPanel();
  const test = { name: 'Test now' };
  await screen.findByText(unknown);
  await first.user.click(await screen.findByRole('button', test));
  await waitFor(() => expect(screen.queryByRole('button', test)).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Replace with season'));
  first.unmount();

  const names = [{ code: 'season_old', labels: {}, type: null }];
  await databases().cache.nameLists.put(rowAfterReading(LIST, undefined, { names, isComplete: true }, Date.now()));
  forgetConnectionTest('akeneo/1');
  const { user } = showPanel();
  await user.click(await screen.findByRole('button', test));
  await waitFor(() => expect(screen.queryByRole('button', test)).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('a connection test that could not be made says why', async () => {
  setConnection('live');
  forgetConnectionTest('akeneo/1');
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = showPanel();
  await user.click(await screen.findByRole('button', { name: 'Test now' }));
  await screen.findByText(/^Acme PIM: the connection test failed\./);
  expect(screen.getByRole('button', { name: 'Test now' })).toBeDefined();
});

test('until all lists are read, the check says “so far” and can be stopped, even before the first list', async () => {
  const { user } = showPanel();
  const stop = await screen.findByRole('button', { name: 'Stop' });
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('so far');
  await user.click(stop);
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('a replacement says that this device could not store it, until it is stored', async () => {
  const { user } = showPanel();
  await screen.findByText(unknown);
  const failed = Object.assign(new Error('on purpose'), { name: 'UnknownError' });
  const storage = vi.spyOn(databases().drafts, 'transaction').mockRejectedValue(failed);
  await user.click(within(line(unknown)).getByRole('button', { name: 'Replace with season' }));
  await screen.findByText('not saved on this device yet');
  expect(line('In the draft').textContent).toContain('season_old season');
  storage.mockRestore();
  await screen.findByText(/^saved on this device .* not sent$/, {}, { timeout: 5_000 });
});
