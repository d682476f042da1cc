import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import type { Role } from '@/domain/permissions';
import { executionRow } from '@tests/support/execution-row';
import { dialogClosed, dialogOpened, showAt, speak } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { PaletteHost } from './palette-host';
import { connectionRow } from '@tests/support/connection-row';
import { instanceRow } from '@tests/support/instance-row';

const ROWS = [
  instanceRow('packshots', {
    label: 'Packshots to the PIM',
    companyCode: 'acme',
    companyName: 'Acme Furniture',
    configuration: '{"akeneo_connection":3,"mappings":[{"akeneo_asset_family":"webimage"}]}',
  }),
  instanceRow('rules', { label: 'Media rules', description: 'packshots', errorAlertEmails: ['ops@acme.test'] }),
];

/** A page with the palette, a list and a search field. `mayOpen` says which screens the person may open. */
function Host({ mayOpen }: { mayOpen: (to: string) => boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [watched, setWatched] = useState('nothing');
  return (
    <main>
      <button data-watch onClick={() => setWatched('the page')}>
        Watch
      </button>
      <output>{watched}</output>
      <button onClick={() => setOpen(true)}>Open</button>
      <input type="search" aria-label="Filter" />
      <table>
        <tbody>
          {['First', 'Second'].map((name) => (
            <tr key={name}>
              <td>
                <a href="/drafts" data-row-opener>
                  {name}
                </a>
                {name === 'First' && (
                  <button data-watch-row onClick={() => setWatched(name)}>
                    Watch this run
                  </button>
                )}
                <button data-compare onClick={() => setWatched(`compared: ${name}`)}>
                  Compare
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PaletteHost isOpen={isOpen} onOpenChange={setOpen} mayOpen={mayOpen} />
    </main>
  );
}

async function fill(): Promise<void> {
  const { cache } = databases();
  await act(async () => {
    await cache.instances.bulkPut(ROWS);
    await cache.executions.put(
      executionRow(2999, { status: 'error', instanceCode: 'packshots', instanceLabel: 'Packshots to the PIM' }),
    );
    await cache.connections.put(connectionRow('akeneo', 3, { label: 'Main catalogue' }));
    await cache.meta.put({ key: 'readLists', value: ['instances'] });
  });
}

async function showHost(role: Role = 'ROLE_ADMIN', mayOpen: (to: string) => boolean = () => true) {
  signIn({ roles: [role] });
  setConnection('live');
  await fill();
  return showAt('/', [{ path: '*', element: <Host mayOpen={mayOpen} /> }]);
}

async function openPalette(role?: Role, mayOpen?: (to: string) => boolean) {
  const shown = await showHost(role, mayOpen);
  await shown.user.click(screen.getByRole('button', { name: 'Open' }));
  await dialogOpened('dialog', 'Search or do');
  return shown;
}

const field = () => screen.getByRole('combobox', { name: 'Search or do' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('The palette sends no request.'));
});

describe('by keyboard', () => {
  test('arrow keys mark a row, Enter opens it, and the row is first the next time', async () => {
    const { user, address } = await openPalette();
    await user.keyboard('pakshot');
    const found = await option(/^Packshots to the PIM/);
    await expect.poll(() => field().getAttribute('aria-activedescendant')).toBe(found.id);
    await user.keyboard('{ArrowDown}');
    await expect.poll(() => field().getAttribute('aria-activedescendant')).not.toBe(found.id);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/job_instance/packshots/view');
    await dialogClosed();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await dialogOpened('dialog');
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Packshots to the PIM');
  });

  test('Escape closes the palette and gives the focus back', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Escape}');
    await dialogClosed();
    await expect.poll(() => document.activeElement?.textContent).toBe('Open');
  });

  test('the Escape key has its name in the language of the interface', async () => {
    await openPalette();
    expect(screen.getByRole('button', { name: 'Close' }).dataset['key']).toBe('Esc');
    await speak('fr');
    expect(screen.getByRole('button', { name: 'Fermer' }).dataset['key']).toBe('Échap');
  });

  test('Ctrl and Enter open a new tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, address } = await openPalette();
    await user.keyboard('media rules');
    await option(/^Media rules/);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/job_instance/rules/view', '_blank', 'noopener');
    expect(address()).toBe('/');
  });
});

describe('finds', () => {
  test.each([
    ['#2999', /^2999 Packshots to the PIM.*Error$/],
    ['webimage', /^Packshots to the PIM.*Mappings: webimage/],
    ['main catalogue', /^Packshots to the PIM.*Product-information connection: Main catalogue/],
    ['ops@acme.test', /^Media rules.*Error alert emails: ops@acme.test/],
    ['errors tod', /^Errors today/],
    ['dark', /^Appearance: Dark/],
    ['diagnostics', /^Diagnostics/],
    ['4711', /^Execution 4711.*Not on this device/],
  ])('%s', async (text, name) => {
    const { user } = await openPalette();
    await user.keyboard(text);
    expect(await option(name)).not.toBeNull();
  });

  test('first a name that starts with the text, then an exact match inside another integration', async () => {
    const { user } = await openPalette();
    await user.keyboard('packshots');
    await option(/^Media rules.*packshots/);
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Packshots to the PIM');
  });

  test('a text inside many integrations, and offers the list of all of them', async () => {
    const many = Array.from({ length: 5 }, (_, at) => instanceRow(`i${at}`, { description: 'hallway lamps' }));
    const { user } = await openPalette();
    const named = [instanceRow('named', { label: 'Hallway' }), instanceRow('unrelated', { label: 'Unrelated' })];
    await act(() => databases().cache.instances.bulkPut([...many, ...named]));
    await user.keyboard('hallway');
    await option(/^All 6 integrations with “hallway”/);
    await user.clear(field());
    await user.keyboard('hallwya');
    await option(/^i0.*hallway lamps/);
    expect(screen.queryByRole('option', { name: /^All/ })).toBeNull();
  });

  test('the screens by their French names', async () => {
    const { user } = await openPalette();
    await speak('fr');
    await user.type(screen.getByRole('combobox', { name: 'Chercher ou agir' }), 'tableau');
    expect(await option(/^Tableau de bord/)).not.toBeNull();
  });

  test('nothing, and says so', async () => {
    const { user } = await openPalette();
    await user.keyboard('zzzz');
    expect(await screen.findByText('Nothing on this device matches “zzzz”.')).not.toBeNull();
  });
});

describe('a person', () => {
  test('without permission finds no connections, no launches and no screens for administrators', async () => {
    const { user } = await openPalette(
      'ROLE_RESTRICTED_USER',
      (to) => !/^\/(connections|users|configuration)/.test(to),
    );
    await user.keyboard('main catalogue');
    expect(await screen.findByText(/^Nothing on this device matches/)).not.toBeNull();
    await user.clear(field());
    await user.keyboard('packshots');
    await option(/^Packshots to the PIM/);
    expect(screen.queryByRole('option', { name: /Launch/ })).toBeNull();
    await user.clear(field());
    await user.keyboard('users');
    expect(screen.queryByRole('option', { name: /^Users/ })).toBeNull();
  });

  test('is asked before a launch, which then runs', async () => {
    const launch = vi.spyOn(commands, 'launch').mockResolvedValue({ ok: true, value: { executionId: null } });
    const { user } = await openPalette();
    await user.keyboard('launch delta packshots');
    await user.click(await option(/^Launch delta: Packshots to the PIM/));
    await dialogOpened('alertdialog', 'Launch delta: Packshots to the PIM, Acme Furniture?');
    expect(launch).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Launch: Confirm' }));
    await expect.poll(() => launch.mock.calls).toEqual([[{ code: 'packshots', delta: true }]]);
  });

  test('without a connection reads why a launch is not possible', async () => {
    const launch = vi.spyOn(commands, 'launch');
    const { user } = await openPalette();
    setConnection('failing');
    await user.keyboard('>launch packshots');
    await user.click(await option(/^Launch delta: Packshots to the PIM.*Needs a connection/));
    expect([launch.mock.calls, screen.queryByRole('alertdialog')]).toEqual([[], null]);
  });

  test('reads how many integrations this device does not have yet', async () => {
    await showHost();
    const { cache } = databases();
    await act(async () => {
      await cache.meta.delete('readLists');
      await cache.counters.bulkPut([
        { key: 'instance:other', count: 4 },
        { key: 'instance:another', count: 1 },
      ]);
    });
    screen.getByRole('button', { name: 'Open' }).click();
    expect(await screen.findByText('2 integrations are not on this device yet.')).not.toBeNull();
  });
});

describe('single keys', () => {
  test('open screens, move between rows, focus the search field, and show their overview', async () => {
    const { user, address } = await showHost();
    await user.keyboard('gt');
    expect(address()).toBe('/execution_tracker');
    await user.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('Second');
    await user.keyboard('k');
    expect(document.activeElement?.textContent).toBe('First');
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Filter' }));
    await user.keyboard('gi?j');
    expect([address(), screen.getByRole('searchbox', { name: 'Filter' }).getAttribute('value')]).toEqual([
      '/execution_tracker',
      null,
    ]);
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Control>}gd{/Control}');
    expect(address()).toBe('/execution_tracker');
    await user.keyboard('?');
    await dialogOpened('dialog', 'Keyboard shortcuts');
  });

  test('watch the run of the focused row, otherwise the item that the page shows', async () => {
    const { user } = await showHost();
    await user.keyboard('w');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('the page');
    await user.keyboard('jw');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('First');
    await user.keyboard('jw');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('the page');
  });

  test('compare the focused row with `c`, but open a screen with `g` and `c`', async () => {
    const { user, address } = await showHost();
    await user.keyboard('jgc');
    expect(address()).toBe('/connections');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('nothing');
    await user.keyboard('c');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('compared: First');
  });

  test('do nothing once they are switched off', async () => {
    const { user, address } = await showHost();
    await user.keyboard('?');
    await dialogOpened('dialog', 'Keyboard shortcuts');
    await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    await dialogClosed();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('gt?');
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/', null]);
  });

  test('do not open a screen that the person may not open', async () => {
    const { user, address } = await showHost('ROLE_USER', (to) => to !== '/connections');
    await user.keyboard('gc');
    expect(address()).toBe('/');
  });
});
