import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentSession } from '@/data/session-store';
import type { Role } from '@/domain/permissions';
import { showAt } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { watchInstallOffer } from '../../pwa/install-offer';
import { UserMenu } from './user-menu';

const EMAIL = 'ada@acme.test';
const showMenu = (address = '/') =>
  showAt(address, [
    { path: '/', element: <UserMenu email={EMAIL} /> },
    { path: '*', element: <UserMenu email={EMAIL} /> },
  ]);
const trigger = (): HTMLElement => screen.getByRole('button', { name: EMAIL });
const items = (): (string | null)[] => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const focused = (): string | null | undefined => document.activeElement?.textContent;

beforeEach(() => signIn());

test('the menu opens with the focus on its first item, and the arrow keys wrap around', async () => {
  const { user } = showMenu();
  await user.click(trigger());
  await screen.findByRole('menu', { name: EMAIL });
  await expect.poll(focused).toBe('My account');
  // The browser's own shortcuts keep their keys.
  await user.keyboard('{Control>}{End}{/Control}');
  await expect.poll(focused).toBe('My account');
  await user.keyboard('{ArrowUp}');
  await expect.poll(focused).toBe('Sign Out');
  await user.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('My account');
  await user.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('System');
  await user.keyboard('{End}');
  await expect.poll(focused).toBe('Sign Out');
  await user.keyboard('{Home}');
  await expect.poll(focused).toBe('My account');
});

test.each<[Role, string[]]>([
  ['ROLE_ADMIN', ['My account', 'System', 'Diagnostics', 'Sign Out']],
  ['ROLE_CLIENT_ADMIN', ['My account', 'System', 'Diagnostics', 'Sign Out']],
  ['ROLE_USER', ['My account', 'Diagnostics', 'Sign Out']],
  ['ROLE_RESTRICTED_USER', ['My account', 'Diagnostics', 'Sign Out']],
])('a user with the role %s sees only the items that they may open', async (role, names) => {
  signIn({ roles: [role], company: 'acme' });
  const { user } = showMenu();
  await user.click(trigger());
  await screen.findByRole('menu');
  expect(items()).toEqual(names);
});

test('an item closes the menu and opens its screen', async () => {
  const { user, address } = showMenu();
  await user.click(trigger());
  await user.click(await screen.findByRole('menuitem', { name: 'Diagnostics' }));
  expect(address()).toBe('/diagnostics');
  expect(screen.queryByRole('menu')).toBeNull();
});

const current = (element: Element): string | null => element.getAttribute('aria-current');

test.each([
  ['/user_profile', 'My account'],
  ['/diagnostics', 'Diagnostics'],
  ['/configuration', 'System'],
  ['/configuration/', 'System'],
  ['/users?page=2', 'System'],
  ['/user/create', 'System'],
  ['/user/3', 'System'],
  ['/companies', 'System'],
  ['/company/acme', 'System'],
  ['/company/acme/sso', 'System'],
])('at %s the button and the item "%s" are marked as current', async (address, name) => {
  const { user } = showMenu(address);
  expect(current(trigger())).toBe('true');
  await user.click(trigger());
  await screen.findByRole('menu');
  const marked = screen.getAllByRole('menuitem').filter((item) => current(item) === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
});

test.each([
  '/',
  '/drafts',
  '/connections/edit/pim/1',
  '/guides/bynder-shopify-setup',
  '/akeneo_app/activate',
  '/nowhere',
  '/configuration/nowhere',
  '/user/3/nowhere',
])('at %s, which is not a screen of the menu, nothing is marked as current', async (address) => {
  const { user } = showMenu(address);
  expect(current(trigger())).toBeNull();
  await user.click(trigger());
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem').filter((item) => current(item) !== null)).toEqual([]);
});

test('the button is marked as current only while a screen of the menu is open', async () => {
  const { user } = showMenu('/nowhere');
  await user.click(trigger());
  await user.click(await screen.findByRole('menuitem', { name: 'System' }));
  await expect.poll(() => current(trigger())).toBe('true');
  history.back();
  await expect.poll(() => current(trigger())).toBeNull();
});

test('the menu has an item that installs the console, from the browser’s offer until the item is used', async () => {
  watchInstallOffer();
  const { user } = showMenu();
  await user.click(trigger());
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: /Install/ })).toBeNull();
  await user.keyboard('{Escape}');
  const prompt = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ outcome: 'accepted' }));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  await user.click(trigger());
  await user.click(await screen.findByRole('menuitem', { name: 'Install on this computer' }));
  expect(prompt).toHaveBeenCalledOnce();
  await user.click(trigger());
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: /Install/ })).toBeNull();
});

test('the language is switched in place, and the menu stays open', async () => {
  const { user } = showMenu();
  await user.click(trigger());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Français');
  await screen.findByRole('menuitem', { name: 'Déconnexion' });
  expect(document.documentElement.lang).toBe('fr');
});

test('Sign Out ends the session at once if the user has no drafts', async () => {
  const { user } = showMenu();
  await user.click(trigger());
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await expect.poll(() => currentSession()).toBeNull();
});
