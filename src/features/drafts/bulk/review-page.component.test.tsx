import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { draftLines } from '@/data/bulk/bulk-drafts';
import { startTask } from '@/data/bulk/bulk-tasks';
import { databases } from '@/data/sync/databases';
import type { BulkChange } from '@/domain/bulk/bulk-change';
import type { BulkTask } from '@/domain/bulk/bulk-line';
import type { DraftRow } from '@/domain/drafts/draft';
import { rejectDraft, settleDraft, startSending } from '@/domain/drafts/draft-transitions';
import type { InstanceRow } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { DraftsPage } from '../drafts-page';
import { instanceRow } from '@tests/support/instance-row';

const CODES = ['a', 'b', 'c', 'd', 'e'];
const instance = (code: string, changes: Partial<InstanceRow> = {}): InstanceRow =>
  instanceRow(code, { label: `Job ${code}`, jobCode: 'dummy', companyCode: 'acme', companyName: 'Acme', ...changes });

const start = (task: BulkTask, codes = CODES): Promise<string> => startTask(databases(), codes, task);
async function startChange(change: BulkChange, codes = CODES): Promise<string> {
  const bulk = await start({ kind: 'change', change }, codes);
  await draftLines(databases(), bulk);
  return bulk;
}
const showReview = (bulk: string) =>
  showAt(`/drafts?review=${bulk}`, [
    { path: '/drafts', element: <DraftsPage /> },
    { path: '/job_instance', element: <p>The list</p> },
  ]);
const row = async (name: string): Promise<HTMLElement> => {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  const found = link.closest('tr');
  if (found === null) throw new Error(`no row ${name}`);
  return found;
};
const draftOf = (code: string): Promise<DraftRow | undefined> => databases().drafts.drafts.get(`code:${code}`);
/** Changes a draft as the sender does. If `work` returns null, deletes the draft. */
const change = (code: string, work: (draft: DraftRow) => DraftRow | null): Promise<void> =>
  act(async () => {
    const draft = await draftOf(code);
    const next = draft === undefined ? null : work(draft);
    if (next === null) await databases().drafts.drafts.delete(`code:${code}`);
    else await databases().drafts.drafts.put(next);
  });
/** Settles a draft as if the server had accepted its changes. */
const accept = (code: string): Promise<void> =>
  act(async () => {
    const draft = await draftOf(code);
    if (draft?.outgoing == null) throw new Error(`${code} is not saved`);
    const server = draft.outgoing;
    await databases().cache.instances.put({ ...instance(code), ...server, updatedAt: '2026-11-23T07:13:02+00:00' });
    const rest = settleDraft(draft, draft.outgoing, server, 9);
    if (rest === null) await databases().drafts.drafts.delete(draft.id);
  });

beforeEach(async () => {
  signIn({ roles: ['ROLE_CLIENT_ADMIN'], company: 'acme' });
  setConnection('live');
  await act(async () => {
    await Promise.all([...databases().drafts.tables, databases().cache.instances].map((table) => table.clear()));
    await databases().cache.instances.bulkPut(CODES.map((code) => instance(code, { enabled: code !== 'e' })));
  });
});

test('each line says what changes, is sent on its own and shows its own result', async () => {
  const bulk = await startChange({ enabled: false });
  const { user } = showReview(bulk);
  expect((await row('Job a')).textContent).toContain('(removed: enabled) → (added: disabled)Ready');
  expect((await row('Job e')).textContent).toContain('is set alreadyNo change');
  expect(screen.getByText('4 of 5 will be sent')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select Job d' }));
  await user.click(screen.getByRole('button', { name: 'Send 3 drafts' }));
  await screen.findByText('0 of 3 sent');
  expect((await row('Job a')).textContent).toContain('Waiting to be sent');
  expect((await draftOf('d'))?.state).toBe('editing');

  await change('b', (draft) => startSending(draft, 5));
  await waitFor(async () => expect((await row('Job b')).textContent).toContain('Sending'));
  await change('b', (draft) => rejectDraft(draft, [], 'Not today.', 6));
  await accept('a');
  await accept('c');
  await screen.findByText('2 sent, 1 not sent');
  expect((await row('Job a')).textContent).toContain('Sent');
  expect((await row('Job b')).textContent).toContain('Needs a decisionNot today.');

  await user.click(screen.getByRole('button', { name: 'Try again to send Job b' }));
  await waitFor(async () => expect((await draftOf('b'))?.state).toBe('ready'));
  await waitFor(async () => expect((await row('Job b')).contains(document.activeElement)).toBe(true));
  await accept('b');
  await screen.findByText('3 sent');
});

test('a draft that waits for a decision has the same texts as on the drafts page', async () => {
  const bulk = await startChange({ enabled: false }, ['a', 'b']);
  showReview(bulk);
  await row('Job a');
  await change('a', (draft) => ({ ...draft, state: 'deleted' }));
  await change('b', (draft) => ({ ...draft, state: 'conflict' }));
  await waitFor(async () =>
    expect((await row('Job a')).textContent).toContain('Needs a decisionDeleted on the server'),
  );
  await waitFor(async () => expect((await row('Job b')).textContent).toContain('Needs a decisionDecide 1 field'));
  expect(screen.getByRole('button', { name: /^Needs a decision\s*2/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Cannot be sent/ })).toBeNull();
});

test('a draft whose conflict is decided has the badge and the group "Ready to save"', async () => {
  const bulk = await startChange({ enabled: false }, ['a', 'b']);
  showReview(bulk);
  await row('Job a');
  const merge = { before: fieldsOf(instance('b')), mine: null, sides: {}, open: 0 };
  await change('b', (draft) => ({ ...draft, state: 'conflict', merge }));
  await waitFor(async () => expect((await row('Job b')).textContent).toContain('Ready to saveOpen and save it'));
  expect(screen.getByRole('button', { name: /^Ready to save\s*1/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Ready\s*1/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Cannot be sent/ })).toBeNull();
});

test('a change is undone on one line, then on all lines, and made again on one', async () => {
  const bulk = await startChange({ schedule: { cronExpression: '15 2 * * *' } }, ['a', 'b', 'c']);
  const { user } = showReview(bulk);
  await user.click(within(await row('Job a')).getByRole('button', { name: 'Undo the change of Job a' }));
  await waitFor(async () => expect((await row('Job a')).textContent).toContain('Undone'));
  expect(await draftOf('a')).toBeUndefined();
  // On a narrow screen the button is in a box that jsdom does not open.
  await user.click(screen.getByRole('button', { name: 'Undo all', hidden: true }));
  await waitFor(async () => expect(await databases().drafts.drafts.count()).toBe(0));
  await user.click(await screen.findByRole('button', { name: 'Redo the change of Job b' }));
  await waitFor(async () => expect((await draftOf('b'))?.value.cronExpression).toBe('15 2 * * *'));
});

test('offline, drafts wait to be sent later; Stop takes them back', async () => {
  setConnection('failing');
  const bulk = await startChange({ enabled: false }, ['a', 'b']);
  const { user } = showReview(bulk);
  await user.click(await screen.findByRole('button', { name: 'Send 2 when online' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('2 drafts were taken back and stay here');
  expect(await draftOf('a')).toMatchObject({ state: 'editing', outgoing: null });
});

test('after a crash, the review says how many drafts were made, and makes the others', async () => {
  const bulk = await start({ kind: 'change', change: { enabled: false } }, ['a', 'b']);
  const { user } = showReview(bulk);
  await screen.findByText('0 of 2 drafts have been made. The others are unchanged.');
  expect((await row('Job a')).textContent).toContain('Not drafted yet');
  await user.click(screen.getByRole('button', { name: 'Make the others' }));
  await screen.findByText('2 of 2 will be sent');
  expect((await draftOf('a'))?.base).toEqual(fieldsOf(instance('a')));
});

test('many starts at the same minute are spread', async () => {
  await act(() => databases().cache.instances.put(instance('e')));
  const bulk = await startChange({ schedule: { cronExpression: '0 2 * * *' } });
  const { user } = showReview(bulk);
  await user.click(await screen.findByRole('button', { name: 'Spread them over 30 min' }));
  await waitFor(async () => expect((await draftOf('c'))?.value.cronExpression).toBe('15 2 * * *'));
  await waitFor(() => expect(screen.queryByText(/would start at the same minute/)).toBeNull());
});

test('the review of launches shows the result of each launch, and offers the remaining launches', async () => {
  const bulk = await start({ kind: 'launch', delta: null }, ['a', 'b', 'c']);
  const { bulkLines } = databases().drafts;
  const done = { state: 'launched', executionId: 7 } as const;
  await act(() => bulkLines.update([bulk, 'a'], done));
  await act(() => bulkLines.update([bulk, 'b'], { state: 'refused', refusal: 'Not now.' }));
  showReview(bulk);
  expect((await row('Job a')).textContent).toContain('Execution 7');
  expect((await row('Job b')).textContent).toContain('Not now.');
  expect(screen.getByText('1 of 3 launched')).toBeTruthy();
  await screen.findByRole('button', { name: 'Launch the other 1' });
  setConnection('failing');
  const again = screen.getByRole('button', { name: 'Launch Job b again' });
  await waitFor(() => expect(again.dataset['tooltip']).toMatch(/^Launching needs/));
});

test('a review that is not on this device leads to the drafts', async () => {
  showReview('gone');
  await screen.findByText('This review is not on this device');
  expect(screen.getByRole('link', { name: 'Go to the drafts' }).getAttribute('href')).toBe('/drafts');
});
