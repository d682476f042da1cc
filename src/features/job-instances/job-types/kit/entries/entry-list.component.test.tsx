import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlacedViolation } from '@/domain/configuration/place-in-configuration';
import { configuration, JsonForm } from '@tests/support/component/json-form';
import { dialogClosed, dialogOpened, show } from '@tests/support/component/render';
import { DELETE_MAPPING } from '../../delete-assets-form';
import { EntryList } from './entry-list';

const mapping = (asset_family: string, code = `${asset_family}_id`) => ({
  asset_family,
  bynder_id_attribute_code: code,
  conditions: [],
});
const logo = mapping('logo');
const photo = mapping('photo');
const list = (...mappings: unknown[]) => ({ delete_akeneo_assets: mappings });

interface Options {
  readOnly?: boolean;
  violations?: readonly PlacedViolation[];
  elsewhere?: (text: string) => string;
}

const showList = (value: unknown, options: Options = {}) =>
  show(
    <JsonForm value={value} {...options}>
      <EntryList
        path={['delete_akeneo_assets']}
        kind={DELETE_MAPPING}
        title="Delete mappings"
        empty="No delete mappings yet"
      />
    </JsonForm>,
  );

const editor = (name: string) => dialogOpened('dialog', name);
const field = (name: string): HTMLInputElement =>
  screen.queryByRole<HTMLInputElement>('combobox', { name }) ?? screen.getByRole('textbox', { name });
const family = (): HTMLInputElement => field('Asset family');
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test('an entry changes only on Apply, then the focus returns to its card', async () => {
  const { user } = showList(list(logo, photo));
  await user.click(button('photo: edit'));
  await editor('Delete mapping: photo');
  await user.type(family(), 's');
  expect(configuration()).toEqual(list(logo, photo));
  await user.click(button('Apply'));
  await dialogClosed();
  expect(configuration()).toEqual(list(logo, { ...photo, asset_family: 'photos' }));
  await waitFor(() => expect(document.activeElement).toBe(button('photos: edit')));
});

test('a new entry is added by Apply, not by closing', async () => {
  const { user } = showList(list());
  await user.click(button('Add delete mapping'));
  await editor('Delete mapping');
  await user.click(button('Close'));
  await dialogClosed();
  expect(configuration()).toEqual(list());
  await user.click(button('Add delete mapping'));
  await editor('Delete mapping');
  await user.type(family(), 'logo');
  await user.type(field('Attribute code of the asset id'), 'logo_id');
  await user.keyboard('{Control>}s{/Control}');
  await dialogClosed();
  expect(configuration()).toEqual(list(logo));
});

test('closing asks for confirmation if something was changed', async () => {
  const { user } = showList(list(logo));
  await user.click(button('logo: edit'));
  const dialog = await editor('Delete mapping: logo');
  await user.type(family(), 's');
  await user.keyboard('{Escape}');
  const question = await dialogOpened('alertdialog', 'Close without applying?');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(within(dialog).getByRole<HTMLInputElement>('combobox', { name: 'Asset family' }).value).toBe('logos');
  await user.type(family(), '{Backspace}');
  await user.keyboard('{Escape}');
  await dialogClosed();
  expect(configuration()).toEqual(list(logo));
});

test('an empty required field is marked and focused on Apply, not before', async () => {
  const { user } = showList(list());
  await user.click(button('Add delete mapping'));
  await editor('Delete mapping');
  expect(family().getAttribute('aria-invalid')).toBeNull();
  await user.type(family(), 'logo');
  await user.click(button('Apply'));
  expect(screen.getByRole('alert').textContent).toBe('Please fill all the required fields');
  expect(family().getAttribute('aria-invalid')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field('Attribute code of the asset id')));
  expect(field('Attribute code of the asset id').getAttribute('aria-invalid')).toBe('true');
  expect(configuration()).toEqual(list());
});

test('a text that cannot be stored prevents Apply', async () => {
  const { user } = showList(list(logo));
  await user.click(button('logo: edit'));
  await editor('Delete mapping: logo');
  fireEvent.change(family(), { target: { value: 'logo\0' } });
  await user.click(button('Apply'));
  expect(screen.getByRole('alert').textContent).toBe('Correct the marked fields first.');
  expect(configuration()).toEqual(list(logo));
});

test('Remove removes the open entry after a confirmation, and Undo brings the entry back', async () => {
  const { user } = showList(list(logo, photo));
  await user.click(button('logo: edit'));
  await editor('Delete mapping: logo');
  await user.click(button('Remove'));
  const question = await dialogOpened('alertdialog');
  expect(question.textContent).toContain('Remove this delete mapping?');
  await user.click(within(question).getByRole('button', { name: /: Confirm$/ }));
  await dialogClosed();
  expect(configuration()).toEqual(list(photo));
  screen.getByText('Removed: logo');
  await user.click(button('Undo'));
  expect(configuration()).toEqual(list(logo, photo));
});

/** Simulates a change by another tab. The button is hidden while the editor is open. */
const changeElsewhere = (): boolean =>
  fireEvent.click(screen.getByRole('button', { name: 'Change elsewhere', hidden: true }));

test('an entry that another tab moved is changed at its new index', async () => {
  const { user } = showList(list(logo, photo), { elsewhere: () => JSON.stringify(list(mapping('icon'), photo, logo)) });
  await user.click(button('logo: edit'));
  await editor('Delete mapping: logo');
  await user.type(family(), 's');
  changeElsewhere();
  await user.click(button('Apply'));
  await dialogClosed();
  expect(configuration()).toEqual(list(mapping('icon'), photo, { ...logo, asset_family: 'logos' }));
});

test('an entry that another tab deleted can be added again with the typed changes', async () => {
  const { user } = showList(list(logo, photo), { elsewhere: () => JSON.stringify(list(photo)) });
  await user.click(button('logo: edit'));
  await editor('Delete mapping: logo');
  await user.type(family(), 's');
  changeElsewhere();
  expect(screen.getByRole('alert').textContent).toContain('This entry was deleted or replaced meanwhile.');
  await user.click(button('Add again'));
  await dialogClosed();
  expect(configuration()).toEqual(list(photo, { ...logo, asset_family: 'logos' }));
});

test('a violation that the server reported is shown on the card of the entry and at the field', async () => {
  const message = 'This family is unknown.';
  const { user } = showList(list(logo, photo), {
    violations: [{ path: ['delete_akeneo_assets', 1, 'asset_family'], message, exact: true }],
  });
  expect(button('logo: edit').closest('li')?.textContent).not.toContain(message);
  expect(button('photo: edit').closest('li')?.textContent).toContain(message);
  await user.click(button('photo: edit'));
  await editor('Delete mapping: photo');
  expect(family().getAttribute('aria-invalid')).toBe('true');
});

test('an entry of a read-only form can be opened', async () => {
  const { user } = showList(list(logo), { readOnly: true });
  expect(screen.queryByRole('button', { name: 'Add delete mapping' })).toBeNull();
  await user.click(button('logo: show'));
  await editor('Delete mapping: logo');
  expect(family().readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  await user.keyboard('{Control>}s{/Control}{Escape}');
  await dialogClosed();
});

test('a violation of the list itself is shown above its entries', () => {
  const violations = [{ path: ['delete_akeneo_assets'], message: 'This is no list.', exact: true }];
  showList(list(logo), { violations });
  expect(screen.queryByText('This is no list.')).not.toBeNull();
});
