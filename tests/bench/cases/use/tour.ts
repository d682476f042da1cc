import {
  type TourStep,
  link,
  button,
  box,
  title,
  openDialog,
  screen,
  tab,
  rows,
  panel,
  option,
  press,
  escape,
  type,
} from './tour-step';

const executions: TourStep[] = [
  screen('Execution tracker'),
  press(
    'filter Status',
    (page) => button(page, /^Status/),
    (page) => option(page, 'Warning'),
  ),
  press(
    'status Warning',
    (page) => option(page, 'Warning'),
    (page) => button(page, 'Clear filters'),
  ),
  escape('close filter', (page) => option(page, 'Warning')),
  press(
    'filter Job instance',
    (page) => button(page, /^Job instance/),
    (page) => page.getByRole('combobox', { name: 'Job instance' }),
  ),
  type('search a job instance', (page) => page.getByRole('combobox', { name: 'Job instance' }), 'pack'),
  escape('close search', (page) => page.getByRole('combobox', { name: 'Job instance' })),
  press(
    'open a warned execution',
    (page) => rows(page).locator('a').first(),
    (page) => button(page, 'Warnings'),
  ),
  press(
    'Warnings',
    (page) => button(page, 'Warnings'),
    (page) => openDialog(page).getByRole('listitem'),
  ),
  escape('close warnings', openDialog),
  screen('Execution tracker'),
  press(
    'Clear filters',
    (page) => button(page, 'Clear filters'),
    (page) => button(page, '2'),
  ),
  press(
    'next page',
    (page) => button(page, '2'),
    (page) => page.locator('nav [aria-current=page]', { hasText: '2' }),
  ),
  press(
    'open an execution',
    (page) => rows(page).locator('a').first(),
    (page) => page.getByRole('table', { name: 'Steps' }),
  ),
  screen('Dashboard', /./),
];

const list: TourStep[] = [
  screen('Integrations'),
  type('search a label', (page) => page.getByRole('searchbox', { name: 'Search by label' }), 'packs'),
  {
    name: 'clear search',
    async play(page) {
      await page.getByRole('searchbox', { name: 'Search by label' }).press('Control+A');
      await page.keyboard.press('Delete');
      await link(page, 'Brand images').waitFor();
    },
  },
  press(
    'Filters',
    (page) => button(page, 'Filters'),
    (page) => option(page, 'Globex'),
  ),
  press(
    'company Globex',
    (page) => option(page, 'Globex'),
    (page) => page.getByText(/^5 matching/),
  ),
  press(
    'company Globex again',
    (page) => option(page, 'Globex'),
    (page) => page.getByText(/^24 integrations/),
  ),
  escape('close filters', (page) => option(page, 'Globex')),
  press(
    'open an integration',
    (page) => link(page, 'Packshots to the PIM'),
    (page) => page.getByRole('table', { name: 'Last executions' }),
  ),
  press(
    'Launch options',
    (page) => button(page, 'Launch options'),
    (page) => page.getByRole('menuitem', { name: 'Launch a delta job' }),
  ),
  escape('close launch options', (page) => page.getByRole('menuitem', { name: 'Launch a delta job' })),
];

const form: TourStep[] = [
  press(
    'open the form',
    (page) => link(page, 'Edit'),
    (page) => box(page, 'Label'),
  ),
  type('type a label', (page) => box(page, 'Label')),
  type('type a description', (page) => box(page, 'Description')),
  press('switch Enabled', (page) => page.getByRole('switch', { name: 'Enabled' }).locator('xpath=..'), panel),
  tab('Configuration', (page) => button(page, 'packshot: edit')),
  type('type a batch size', (page) => box(page, 'Asset writer batch size'), '0'),
  press(
    'edit a mapping',
    (page) => button(page, 'packshot: edit'),
    (page) => openDialog(page).getByRole('textbox'),
  ),
  type('type in a mapping', (page) => openDialog(page).getByRole('textbox').first(), 'abc'),
  press(
    'apply the mapping',
    (page) => openDialog(page).getByRole('button', { name: 'Apply', exact: true }),
    (page) => button(page, 'packshotabc: edit'),
  ),
  press(
    'add a mapping',
    (page) => button(page, 'Add mapping'),
    (page) => openDialog(page).getByRole('textbox'),
  ),
  press(
    'close the mapping',
    (page) => openDialog(page).getByRole('button', { name: 'Close', exact: true }),
    (page) => button(page, 'Add mapping'),
  ),
  type('type in JSON', (page) => box(page, 'JSON configuration'), '   '),
  tab('Alerting', (page) => box(page, 'Error alert emails')),
  type('type an e-mail', (page) => box(page, 'Error alert emails'), 'a@b.test '),
  tab('Advanced settings', (page) => page.getByRole('table', { name: 'Next runs' })),
  type('type a schedule', (page) => box(page, 'Cron expression'), '/2'),
  tab('History', (page) => page.getByRole('table', { name: 'Versions' })),
  press(
    'open a version',
    (page) => button(page, /^\d+$/),
    (page) => panel(page).getByRole('listitem'),
  ),
  tab('General data', (page) => box(page, 'Label')),
  {
    name: 'Discard changes',
    async play(page) {
      await button(page, 'Discard changes').click();
      await button(page, 'Discard changes').waitFor({ state: 'hidden' });
    },
  },
];

const connections: TourStep[] = [
  screen('Connections'),
  press(
    'test a connection',
    (page) => button(page, 'Test'),
    (page) => page.locator('main article').first().getByRole('status').getByText(/./),
  ),
  press(
    'data of a connection',
    (page) => link(page, 'Data'),
    (page) => button(page, 'Product search'),
  ),
  press(
    'a request',
    (page) => button(page, 'Product search'),
    (page) => button(page, 'Send'),
  ),
  press(
    'send it',
    (page) => button(page, 'Send'),
    (page) => page.getByRole('tab', { name: 'Tree' }),
  ),
  tab('Tree', (page) => page.getByRole('tree').or(panel(page))),
  escape('close the answer', openDialog),
  screen('Connections'),
  press(
    'edit a connection',
    (page) => link(page, 'Edit'),
    (page) => box(page, 'URL'),
  ),
  type('type its label', (page) => box(page, 'Label')),
  press(
    'leave it',
    (page) => link(page, 'Dashboard'),
    (page) => page.getByRole('alertdialog'),
  ),
  press(
    'confirm leaving',
    (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }),
    (page) => page.getByRole('region', { name: 'Recent executions' }),
  ),
];

const menu = (name: string, heading: string): TourStep[] => [
  press(
    'user menu',
    (page) => button(page, 'super@console.test'),
    (page) => page.getByRole('menuitem', { name }),
  ),
  press(
    `menu ${name}`,
    (page) => page.getByRole('menuitem', { name }),
    (page) => title(page, heading),
  ),
];

const administration: TourStep[] = [
  ...menu('My account', 'My account'),
  tab('Security', (page) => page.getByLabel('New password', { exact: true })),
  type('type a password', (page) => page.getByLabel('New password', { exact: true })),
  ...menu('System', 'System'),
  press(
    'users',
    (page) => link(page, /^Users/),
    (page) => rows(page),
  ),
  type('search a user', (page) => page.getByRole('searchbox', { name: 'Search by e-mail' }), 'acme'),
  press(
    'create a user',
    (page) => link(page, 'Create'),
    (page) => box(page, 'E-mail'),
  ),
  type('type an address', (page) => box(page, 'E-mail')),
  press(
    'check a role',
    (page) => page.getByRole('checkbox', { name: 'User', exact: true }).locator('xpath=..'),
    (page) => title(page, 'New user'),
  ),
  press(
    'leave the user',
    (page) => link(page, 'System'),
    (page) => page.getByRole('alertdialog'),
  ),
  press(
    'confirm leaving the user',
    (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }),
    (page) => title(page, 'System'),
  ),
  press(
    'companies',
    (page) => link(page, /^Companies/),
    (page) => link(page, 'Globex'),
  ),
  press(
    'a company',
    (page) => link(page, 'Globex'),
    (page) => box(page, 'Name'),
  ),
  press(
    'single sign-on',
    (page) => link(page, 'Single sign-on'),
    (page) => box(page, 'E-mail domain'),
  ),
  screen('Integrations'),
  press(
    'create an integration',
    (page) => link(page, 'Create'),
    (page) => box(page, 'Code'),
  ),
  screen('Integrations'),
];

/** A tour of all screens of a super administrator. It can start on any screen, and changes no data. */
export const TOUR: readonly TourStep[] = [...executions, ...list, ...form, ...connections, ...administration];
