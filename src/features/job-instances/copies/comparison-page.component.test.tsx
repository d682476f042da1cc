import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { changeDraft } from '@/data/drafts/write-draft';
import { databases } from '@/data/sync/databases';
import type { InstanceFields, InstanceRow } from '@/domain/instance';
import { show, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { instanceRow } from '@tests/support/instance-row';
import { ComparisonPage } from './comparison-page';

const instance = (code: string, changes: Partial<InstanceRow>): InstanceRow =>
  instanceRow(code, { label: code, jobCode: 'dummy', companyCode: 'acme', ...changes });

test('several differences are copied at once and undone together', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  const { cache, drafts } = databases();
  const other = { description: 'other', cronExpression: '0 2 * * *', configuration: '{"batch":100,"preset":"large"}' };
  await act(async () => {
    await cache.instances.bulkPut([
      instance('one', { label: 'same', description: 'one', configuration: '{"batch":50,"preset":"large"}' }),
      instance('two', { label: 'same', ...other }),
    ]);
  });
  show(
    <MemoryRouter initialEntries={['/job_instance/compare?a=one&b=two']}>
      <ComparisonPage />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const boxes = async (): Promise<HTMLElement[]> => screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  const areLeft = (count: number) => waitFor(async () => expect(await boxes()).toHaveLength(count));
  const [first, , third] = await boxes();
  if (first === undefined || third === undefined) throw new Error('There are too few boxes.');
  await user.click(first);
  act(() => third.focus());
  await user.keyboard('{Shift>} {/Shift}');
  await screen.findByText('3 fields selected');
  await user.click(first);
  await screen.findByText('2 fields selected');
  await user.click(screen.getByRole('button', { name: 'Copy to A' }));
  await areLeft(1);
  const draft = (await drafts.drafts.toArray())[0];
  expect(draft?.value).toMatchObject({ description: 'one', cronExpression: '0 2 * * *' });
  expect(draft?.value.configuration).toContain('100');
  expect(screen.queryByText(/selected/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await areLeft(3);
  expect(await drafts.drafts.count()).toBe(0);

  await user.click(screen.getByRole('radio', { name: 'All fields' }));
  await screen.findByRole('rowheader', { name: /The same.*preset/i });
  expect(await boxes()).toHaveLength(3);

  for (const box of await boxes()) await user.click(box);
  await screen.findByText('3 fields selected');
  await user.click(screen.getByRole('button', { name: /^Copy .*batch.* to A$/i }));
  await screen.findByText('2 fields selected');
  // Another tab changes the same configuration.
  const changeElsewhere = ({ configuration }: InstanceFields) => ({
    configuration: configuration.replace('"large"', '"huge"'),
  });
  await act(async () => void (await changeDraft('one', changeElsewhere)));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect((await drafts.drafts.toArray())[0]?.value.configuration).toBe('{"batch":50,"preset":"huge"}'),
  );

  await user.click(screen.getByRole('button', { name: 'Swap A and B' }));
  expect(screen.getByRole('radio', { name: 'All fields' })).toHaveProperty('checked', true);
});

test('a copied row stays, and its Undo button gets the focus; the button or a key undoes only this row', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  const { cache, drafts } = databases();
  await act(async () => {
    await cache.instances.bulkPut([
      instance('three', { label: 'same', description: 'three' }),
      instance('four', { label: 'same', description: 'four', cronExpression: '0 2 * * *' }),
    ]);
  });
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/compare?a=three&b=four']}>
      <ComparisonPage />
    </MemoryRouter>,
  );
  const table = await screen.findByRole('table');
  const rows = (): (string | null)[] =>
    [...table.querySelectorAll('tbody tr:has(td)')].map(({ textContent }) => textContent);
  const draftOf = async (code: string) => (await drafts.drafts.toArray()).find((each) => each.code === code);
  const undo = (name: RegExp): Promise<HTMLElement> => within(table).findByRole('button', { name });
  act(() => within(table).getByRole('button', { name: 'Copy Description to B' }).focus());
  await user.keyboard('{Enter}');
  const button = await undo(/^Undo the copy of Description$/);
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(rows()[0]).toMatch(/Description *three *four *\(added: three\) *taken over Undo/);
  expect(rows()).toHaveLength(2);
  screen.getByText('2 fields differ, 1 of them taken over');
  await user.keyboard('u');
  await waitFor(() => expect(rows()[0]).not.toContain('taken over'));
  screen.getByText('2 fields differ');
  expect(await draftOf('four')).toBeUndefined();
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Select Description'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();

  // Both rows are copied at once. Only the schedule is undone. The description differs again after another change.
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Copy to A' }));
  await user.click(await undo(/^Undo the copy of Cron/));
  await waitFor(() => expect(rows()[1]).not.toContain('taken over'));
  expect((await draftOf('three'))?.value).toMatchObject({ description: 'four', cronExpression: null });
  expect(rows()[0]).toMatch(/three *\(added: four\) *taken over/);
  await act(async () => void (await changeDraft('three', () => ({ description: 'five' }))));
  await waitFor(() => expect(rows()[0]).toMatch(/only here five/));
});

test('a setting that the person may not edit is compared, but cannot be copied', async () => {
  signIn({ roles: ['ROLE_USER'] });
  await act(async () => {
    await databases().cache.instances.bulkPut([
      instance('sixteen', { label: 'same', description: 'sixteen' }),
      instance('seventeen', { label: 'same', description: 'seventeen', cronExpression: '0 2 * * *' }),
    ]);
  });
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/compare?a=sixteen&b=seventeen']}>
      <ComparisonPage />
    </MemoryRouter>,
  );
  const why = (await screen.findByText('not copied')).getAttribute('data-tooltip');
  expect(why).toBe('You may not edit this setting.');
  expect(screen.queryByRole('button', { name: /^Copy Cron/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  screen.getByText('1 field selected');
});

test('integrations of different companies are shown with their companies', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  const { cache } = databases();
  await act(async () => {
    await cache.instances.bulkPut([
      instance('seven', { label: 'same', companyName: 'Acme' }),
      instance('eight', { label: 'same', companyCode: 'globex', companyName: null }),
      instance('nine', { label: 'same', companyName: 'Acme' }),
    ]);
  });
  const comparison = (codes: string) => (
    <MemoryRouter key={codes} initialEntries={[`/job_instance/compare?${codes}`]}>
      <ComparisonPage />
    </MemoryRouter>
  );
  const { rerender } = show(comparison('a=seven&b=eight'));
  await screen.findByRole('button', { name: /^Integration A: ?same ?Acme$/ });
  screen.getByRole('button', { name: /^Integration B: ?same ?globex$/ });
  rerender(comparison('a=seven&b=nine'));
  await screen.findByText(/^Both have the same settings/);
  expect(screen.getByRole('button', { name: /^Integration A: ?same$/ })).toBeDefined();
});

test('the rows are grouped by tab of the form, and a schedule is also in words beside its expression', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  const { cache } = databases();
  await act(async () => {
    await cache.instances.bulkPut([
      instance('five', { description: 'five', cronExpression: '0 2 * * *', configuration: '{"batch":50}' }),
      instance('six', { description: 'six', cronExpression: '0/15 * * * *', configuration: '{"batch":100}' }),
    ]);
  });
  show(
    <MemoryRouter initialEntries={['/job_instance/compare?a=five&b=six']}>
      <ComparisonPage />
    </MemoryRouter>,
  );
  const table = await screen.findByRole('table', { name: 'Differences between A and B' });
  const heads = (): (string | null)[] =>
    within(table)
      .getAllByRole('rowheader')
      .flatMap((head) => (head.getAttribute('scope') === 'rowgroup' ? [head.textContent] : []));
  expect(heads()).toEqual(['General data 2', 'Configuration 1', 'Advanced settings 1']);
  const schedule = within(table).getByRole('rowheader', { name: /Cron expression/ }).parentElement;
  expect(schedule?.querySelector('[data-side=A]')?.textContent).toMatch(/\* \* \* Every day at 02:00/);
  expect(schedule?.querySelector('[data-side=B]')?.textContent).toMatch(/\* \* \* *$/);

  await userEvent.click(screen.getByRole('radio', { name: 'All fields' }));
  expect(heads().map((head) => head?.replace(/ \d+$/, ''))).toEqual([
    'General data',
    'Configuration',
    'Alerting',
    'Advanced settings',
  ]);
  await speak('fr');
  expect(heads().map((head) => head?.replace(/ \d+$/, ''))).toContain('Alertes');
});

test('a long value is truncated, and can be expanded', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  const names = Array.from({ length: 100 }, (_, at) => `name${at}`);
  await act(async () => {
    await databases().cache.instances.bulkPut([
      instance('five', { label: 'same', configuration: JSON.stringify({ names: { first: names } }) }),
      instance('six', { label: 'same', configuration: '{}' }),
    ]);
  });
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/compare?a=five&b=six']}>
      <ComparisonPage />
    </MemoryRouter>,
  );
  const more = await screen.findByRole('button', { name: /^Show all \d+ characters: names$/, expanded: false });
  expect(screen.queryByText(/name99/)).toBeNull();
  await user.click(more);
  await screen.findByText(/name99/);
  expect(document.activeElement?.textContent).toBe('Show less');
  await user.click(screen.getByRole('button', { name: /^Show less: names$/, expanded: true }));
  expect(screen.queryByText(/name99/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Copy .* to B$/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
  expect(screen.getByRole('button', { name: /^Show all/ })).toBeDefined();
});

test('the bar says what was copied into which draft, and Undo all keeps earlier changes of the drafts', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  const { cache, drafts } = databases();
  await act(async () => {
    await cache.instances.bulkPut([
      instance('ten', { label: 'same', description: 'ten', sendErrorEmail: true }),
      instance('eleven', { label: 'same', description: 'eleven', sendErrorEmail: false, cronExpression: '0 2 * * *' }),
    ]);
    await changeDraft('eleven', () => ({ sendWarningEmail: true }));
  });
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/compare?a=ten&b=eleven']}>
      <ComparisonPage />
    </MemoryRouter>,
  );
  const valueOf = async (code: string) => (await drafts.drafts.toArray()).find((each) => each.code === code)?.value;
  const bar = (): string | null | undefined =>
    screen.getByRole('link', { name: /^(Review|Relire) .* B$/ }).parentElement?.textContent;
  await screen.findByRole('link', { name: 'Review the draft of B' });
  expect(bar()).toBe('Review the draft of B');

  await user.click(screen.getByRole('button', { name: 'Copy Description to B' }));
  await screen.findByText('1 field copied into the draft of B');
  await user.click(screen.getByRole('button', { name: /^Copy Send error.* to B$/ }));
  await screen.findByText('2 fields copied into the draft of B');
  await user.click(screen.getByRole('button', { name: /^Copy Cron.* to A$/ }));
  await screen.findByText('1 field copied into the draft of A and 2 fields copied into the draft of B');
  expect(bar()).toMatch(/saved on this device \d\d:\d\d:\d\d, nothing is sent.*Undo all.*draft of A.*draft of B$/);
  await speak('fr');
  expect(bar()).toMatch(/^1 champ copié dans le brouillon de A et 2 champs copiés.*Tout annuler/);
  await speak('en');

  act(() => screen.getByRole('button', { name: 'Undo all' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo all' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(await valueOf('ten')).toBeUndefined();
  expect(await valueOf('eleven')).toMatchObject({
    description: 'eleven',
    sendErrorEmail: false,
    sendWarningEmail: true,
  });
  expect(bar()).toBe('Review the draft of B');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the bar mentions no draft if a copy reverts all changes of the draft', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  const { cache } = databases();
  await act(async () => {
    await cache.instances.bulkPut([
      instance('fourteen', { label: 'same', description: 'same' }),
      instance('fifteen', { label: 'same', description: 'same' }),
    ]);
    await changeDraft('fifteen', () => ({ description: 'drafted' }));
  });
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/compare?a=fourteen&b=fifteen']}>
      <ComparisonPage />
    </MemoryRouter>,
  );
  await user.click(await screen.findByRole('button', { name: 'Copy Description to B' }));
  await screen.findByText('1 field copied to B');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Review the draft of B' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo all' }));
  expect(await screen.findByRole('link', { name: 'Review the draft of B' })).toBeTruthy();
});

test('the bar does not claim that nothing is sent once a draft waits to be sent', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  const { cache, drafts } = databases();
  await act(async () => {
    await cache.instances.bulkPut([
      instance('twelve', { label: 'same', description: 'twelve' }),
      instance('thirteen', { label: 'same', description: 'thirteen' }),
    ]);
  });
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/compare?a=twelve&b=thirteen']}>
      <ComparisonPage />
    </MemoryRouter>,
  );
  await user.click(await screen.findByRole('button', { name: 'Copy Description to B' }));
  await screen.findByText(/nothing is sent$/);
  await act(async () => void (await drafts.drafts.toCollection().modify({ state: 'ready' })));
  await waitFor(() => expect(screen.queryByText(/nothing is sent$/)).toBeNull());
  screen.getByText('1 field copied into the draft of B');
});

test('the link to the comparison can be copied, also after the sides have been swapped', async () => {
  signIn({ roles: ['ROLE_ADMIN'] });
  const { user } = show(
    <MemoryRouter initialEntries={['/job_instance/compare?a=one&b=two&other=1']}>
      <ComparisonPage />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/job_instance/compare?a=one&b=two`);
  await user.click(screen.getByRole('button', { name: 'Swap A and B' }));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/job_instance/compare?a=two&b=one`);
});
