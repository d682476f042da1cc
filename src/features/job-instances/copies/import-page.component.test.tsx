import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { instanceFile } from '@/domain/copies/instance-file';
import type { InstanceRow } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import { rowAfterReading, type NameList } from '@/domain/names/name-list';
import { show, speak } from '@tests/support/component/render';
import { pending, setConnection, signIn } from '@tests/support/component/world';
import { connectionRow } from '@tests/support/connection-row';
import { instanceRow } from '@tests/support/instance-row';
import { ImportPage } from './import-page';

const LIST: NameList = { connection: 'akeneo/1', kind: 'assetAttribute', within: 'packshot' };
const FAMILIES: NameList = { connection: 'akeneo/1', kind: 'assetFamily', within: '' };
const connection = connectionRow('akeneo', 1, { label: 'Acme PIM' });

function instance(...attributes: string[]): InstanceRow {
  const metadata = attributes.map((attribute) => ({ bynderMetadata: 'x', attribute, property_type: 'simple' }));
  const mappings = [{ akeneo_asset_family: 'packshot', conditions: [], media_urls: [], metadata }];
  return instanceRow('own', {
    label: 'Own',
    jobCode: 'bynder_media_to_akeneo_asset_sync',
    configuration: JSON.stringify({ akeneo_connection: 1, mappings }),
  });
}

test('unknown names of a file are replaced before the draft is made', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  setConnection('failing');
  const { cache, drafts } = databases();
  const names = (...codes: string[]) => ({
    names: codes.map((code) => ({ code, labels: {}, type: null })),
    isComplete: true,
  });
  await act(async () => {
    await cache.connections.put(connection);
    await cache.nameLists.bulkPut([
      rowAfterReading(LIST, undefined, names('season', 'color_family', 'label'), Date.now()),
      rowAfterReading(FAMILIES, undefined, names('packshot'), Date.now()),
    ]);
    await cache.instances.put(instance('season', 'old'));
  });
  const row = instance('season', 'old', 'colour_family', 'saison');
  const file = instanceFile({ row, value: fieldsOf(row), connections: [connection], at: '', by: null });
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/own/import']}>
      <ImportPage />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Choose a file…' });
  await user.upload(screen.getByLabelText('File'), new File([JSON.stringify(file)], 'own.json'));
  const notes = await screen.findByRole('region', { name: /2 notes/ });
  expect(notes.textContent).not.toContain('old: unknown attribute');
  expect(within(notes).getAllByText('Wrong')).toHaveLength(2);

  await user.click(within(notes).getByRole('button', { name: 'Replace with color_family, not colour_family' }));
  await user.click(within(notes).getByRole('button', { name: 'Choose another… for saison' }));
  await user.click(await screen.findByRole('option', { name: 'label' }));
  await waitFor(() => expect(within(notes).getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  expect(within(notes).getAllByText('Replaced')).toHaveLength(2);

  // A file with the same name is chosen again: no earlier replacement is kept.
  await user.upload(screen.getByLabelText('File'), new File([JSON.stringify(file)], 'own.json'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  const again = await screen.findByRole('region', { name: /2 notes/ });
  const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));
  const replace = { name: 'Replace with color_family, not colour_family' };
  await user.click(within(again).getByRole('button', replace));
  await hasFocus(within(again).getByRole('button', { name: 'Replace with season, not saison' }));
  await user.click(within(again).getByRole('button', { name: 'Undo' }));
  await hasFocus(within(again).getByRole('button', replace));
  await user.keyboard('{Enter}');
  await user.click(within(again).getByRole('button', { name: 'Choose another… for saison' }));
  await user.click(await screen.findByRole('option', { name: 'label' }));
  await waitFor(() => expect(within(again).getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  await hasFocus(within(again).getByRole('heading', { name: '2 notes' }));
  await user.click(screen.getByRole('button', { name: 'Make the draft' }));
  await waitFor(async () => expect(await drafts.drafts.count()).toBe(1));
  const configuration = (await drafts.drafts.toArray())[0]?.value.configuration ?? '';
  expect(configuration).toContain('"color_family"');
  expect(configuration).toContain('"label"');
  expect(configuration).not.toMatch(/colour_family|saison/);
});

/** Chooses an item of the open menu by its first letter. */
async function chooseInMenu(user: UserEvent, name: string): Promise<void> {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement).toBe(menu));
  await user.keyboard(name.slice(0, 1));
  await waitFor(() => expect(screen.getByRole('menuitem', { name }).hasAttribute('data-highlighted')).toBe(true));
  await user.keyboard('{Enter}');
}

test('a connection that the company may not use can be replaced without leaving the preview', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  const { cache, drafts } = databases();
  const own = { companyCode: 'acme' };
  const other = connectionRow('akeneo', 2, { label: 'Acme PIM 2', ...own });
  const foreign = connectionRow('akeneo', 3, { label: 'Globex PIM', companyCode: 'globex' });
  await act(async () => {
    await drafts.drafts.clear();
    await cache.connections.bulkPut([{ ...connection, ...own }, other, foreign]);
    await cache.instances.put({ ...instance('season'), ...own });
  });
  const row = { ...instance('season'), configuration: instance('season').configuration.replace(':1,', ':3,') };
  const file = instanceFile({ row, value: fieldsOf(row), connections: [foreign], at: '', by: null });
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/own/import']}>
      <ImportPage />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Choose a file…' });
  await user.upload(screen.getByLabelText('File'), new File([JSON.stringify(file)], 'own.json'));
  const notes = await screen.findByRole('region', { name: '1 note' });
  const choose = within(notes).getByRole('button', { name: /^Choose another… for Product-information connection$/ });
  await user.click(choose);
  // The menu offers neither the connection in use nor the connection of the other company.
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Acme PIM 2']);
  await chooseInMenu(user, 'Acme PIM 2');
  await waitFor(() => expect(notes.textContent).toMatch(/Replaced.*Globex PIM.*Acme PIM 2/));
  await user.click(within(notes).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(notes.textContent).toContain('The one in use stays.'));
  expect(document.activeElement).toBe(choose);
  await speak('fr');
  await user.click(within(notes).getByRole('button', { name: /^En choisir une autre… pour/ }));
  await chooseInMenu(user, 'Acme PIM 2');
  await waitFor(() => expect(notes.textContent).toContain('Remplacée'));
  await user.click(screen.getByRole('button', { name: 'Créer le brouillon' }));
  await waitFor(async () =>
    expect((await drafts.drafts.toArray())[0]?.value.configuration).toContain('"akeneo_connection":2'),
  );
});

test('on a phone, the button that makes the draft is in the bar, not in the page', async () => {
  const { matchMedia } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { matchMedia }));
  const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, { matchMedia: () => query });
  signIn({ roles: ['ROLE_ADMIN'] });
  const { cache, drafts } = databases();
  await act(async () => void (await cache.instances.put(instance('season'))));
  const row = { ...instance('season'), description: 'From the file' };
  const file = instanceFile({ row, value: fieldsOf(row), connections: [], at: '', by: null });
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/own/import']}>
      <ImportPage />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Choose a file…' });
  await user.upload(screen.getByLabelText('File'), new File([JSON.stringify(file)], 'own.json'));
  await user.click(await within(screen.getByRole('banner')).findByRole('button', { name: 'Make the draft' }));
  await waitFor(async () => expect(await drafts.drafts.count()).toBe(1));
});

test('for a file that cannot be read, the page says where the mistake is, in both languages', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  const { cache } = databases();
  await act(async () => void (await cache.instances.put(instance('season'))));
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/own/import']}>
      <ImportPage />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Choose a file…' });
  await user.upload(screen.getByLabelText('File'), new File(['{\n  "format": "a"\n  "version": 1\n}'], 'own.json'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('“own.json” is not JSON. It may be incomplete.Line 3, column 3:   "version": 1');
  await speak('fr');
  expect(alert.textContent).toContain('Ligne 3, colonne 3\u00a0:   "version": 1');
});

test('a file that is still being read is ignored once another file is chosen', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  await act(async () => void (await databases().cache.instances.put(instance('season'))));
  const slow = pending<string>();
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/own/import']}>
      <ImportPage />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Choose a file…' });
  const slowFile = Object.assign(new File([], 'slow.json'), { text: () => slow.promise });
  await user.upload(screen.getByLabelText('File'), slowFile);
  await user.upload(screen.getByLabelText('File'), new File(['{'], 'new.json'));
  await screen.findByText('“new.json” is not JSON. It may be incomplete.');
  await slow.answer('{');
  expect(screen.getByRole('alert').textContent).toContain('new.json');
});

test('a setting that the person may not edit is shown, but not imported', async () => {
  signIn({ roles: ['ROLE_USER'] });
  const { cache, drafts } = databases();
  await act(async () => {
    await drafts.drafts.clear();
    await cache.instances.put(instance('season'));
  });
  const row = { ...instance('season'), description: 'From the file', cronExpression: '0 2 * * *' };
  const file = instanceFile({ row, value: fieldsOf(row), connections: [], at: '', by: null });
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/own/import']}>
      <ImportPage />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Choose a file…' });
  await user.upload(screen.getByLabelText('File'), new File([JSON.stringify(file)], 'own.json'));
  await screen.findByText('Settings that you may not edit stay as they are.');
  screen.getByText('1 of 1 taken');
  screen.getByRole('rowheader', { name: /Cron expression/ });
  expect(screen.queryByRole('checkbox', { name: /^Take .*Cron/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make the draft' }));
  await waitFor(async () => expect(await drafts.drafts.count()).toBe(1));
  expect((await drafts.drafts.toArray())[0]?.value).toMatchObject({
    description: 'From the file',
    cronExpression: null,
  });
});
