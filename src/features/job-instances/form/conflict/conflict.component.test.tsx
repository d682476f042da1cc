import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceFields } from '@/domain/instance';
import { show, speak } from '../../../../../tests/support/component/render';
import { noAnswer, setConnection } from '../../../../../tests/support/component/world';
import { ConflictSection } from './conflict-section';
import { useConflict } from './use-conflict';

const base: InstanceFields = { ...NEW_INSTANCE, code: 'shop', label: 'Shop', configuration: '{"size":1,"keep":true}' };
const mine: InstanceFields = { ...base, label: 'My shop', enabled: false, configuration: '{"size":2,"keep":true}' };
const theirs: InstanceFields = {
  ...base,
  label: '',
  description: 'Theirs alone',
  configuration: '{"size":3,"keep":true}',
};

const draft: DraftRow = {
  id: 'code:shop',
  code: 'shop',
  state: 'conflict',
  base,
  value: mine,
  outgoing: null,
  unanswered: null,
  attempt: 0,
  theirs,
  conflicts: [],
  violations: [],
  refusal: null,
  createdAt: 0,
  updatedAt: 0,
  readyAt: null,
  revision: 1,
};

function Form({ value = mine, ...change }: Partial<DraftRow>) {
  const conflict = useConflict({ ...draft, ...change }, value);
  if (conflict === null) return <p>No conflict</p>;
  return (
    <>
      <ConflictSection code="shop" conflict={conflict} />
      <pre role="log">{JSON.stringify(conflict.decided())}</pre>
    </>
  );
}

const decided = (): InstanceFields => JSON.parse(screen.getByRole('log').textContent) as InstanceFields;
const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const left = (): string => screen.getByRole('status').textContent;

test('asks for what both changed, and for nothing that one side changed alone', async () => {
  vi.spyOn(commands, 'readHistory').mockResolvedValue(noAnswer);
  const { user } = show(<Form />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim())).toEqual([
    'Label',
    'Configurationsize',
  ]);
  expect(left()).toBe('2 conflicts left');
  await user.click(card('Label').getByRole('button', { name: 'Take theirs' }));
  expect(left()).toBe('1 conflict left');
  await speak('fr');
  expect(left()).not.toContain('conflict left');
  await speak('en');
  await user.click(card(/^Configuration/).getByRole('button', { name: 'Keep mine' }));
  expect(left()).toBe('All resolved. Save to send.');
  expect(decided()).toEqual({
    ...base,
    label: '',
    enabled: false,
    description: 'Theirs alone',
    configuration: '{"size":2,"keep":true}',
  });
});

test('each version of a value is distinguishable, also an empty one', () => {
  vi.spyOn(commands, 'readHistory').mockResolvedValue(noAnswer);
  show(<Form />);
  const text = screen.getByRole('region', { name: 'Label' }).textContent;
  expect(text).toContain('BeforeShop');
  expect(text).toContain('MineMy shop');
  expect(text).toContain('Theirsempty');
});

test('a decision can be changed', async () => {
  vi.spyOn(commands, 'readHistory').mockResolvedValue(noAnswer);
  const { user } = show(<Form />);
  const size = card(/^Configuration/);
  await user.click(size.getByRole('button', { name: 'Keep mine' }));
  await user.click(size.getByRole('button', { name: 'Take theirs', pressed: false }));
  size.getByRole('button', { name: 'Take theirs', pressed: true });
  size.getByRole('button', { name: 'Keep mine', pressed: false });
  expect(decided().configuration).toBe('{"size":3,"keep":true}');
  expect(left()).toBe('1 conflict left');
});

test('a place that the other side changes again after the decision is asked for again', async () => {
  vi.spyOn(commands, 'readHistory').mockResolvedValue(noAnswer);
  const { user, rerender } = show(<Form />);
  await user.click(card('Label').getByRole('button', { name: 'Keep mine' }));
  await user.click(card(/^Configuration/).getByRole('button', { name: 'Keep mine' }));
  const value = decided();
  rerender(<Form state="sending" base={theirs} value={value} />);
  const newer = { ...theirs, label: 'Their second', configuration: '{"size":4,"keep":true}' };
  rerender(<Form base={theirs} value={value} theirs={newer} />);
  expect(left()).toBe('2 conflicts left');
  card('Label').getByRole('button', { name: 'Keep mine', pressed: false });
});

test('what is typed below is mine, and no decision once it is the same as theirs', () => {
  vi.spyOn(commands, 'readHistory').mockResolvedValue(noAnswer);
  const { rerender } = show(<Form />);
  rerender(<Form value={{ ...mine, label: 'Better shop' }} />);
  expect(screen.getByRole('region', { name: 'Label' }).textContent).toContain('MineBetter shop');
  rerender(<Form value={{ ...mine, label: '' }} />);
  expect(screen.queryByRole('region', { name: 'Label' })).toBeNull();
  expect(left()).toBe('1 conflict left');
});

test('says who changed it last, once the server has answered', async () => {
  const newest = { version: 4, username: null, loggedAt: new Date(2026, 2, 14, 9, 5).toISOString(), changeSet: {} };
  const read = vi
    .spyOn(commands, 'readHistory')
    .mockResolvedValue({ ok: true, value: { items: [newest], hasMore: false, total: 1 } });
  setConnection('failing');
  show(<Form />);
  screen.getByText(/^Both versions are here and nothing has been overwritten/);
  expect(read).not.toHaveBeenCalled();
  setConnection('live');
  await waitFor(() => expect(screen.getByText(/^Last changed by the system, 14\/03\/2026 09:05:00\./)).not.toBeNull());
});

test('a draft in another state has nothing to decide', () => {
  show(<Form state="editing" />);
  expect(screen.getByRole('paragraph').textContent).toBe('No conflict');
});
