import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ActionFunctionArgs } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { showAt } from '@tests/support/component/render';
import { pending, refusal } from '@tests/support/component/world';
import type { Outcome } from '@/domain/problem';
import { useWrite } from './use-write';

const sent = vi.fn<(method: string, values: unknown) => void>();
const onOutcome = vi.fn<(outcome: Outcome<string>, count: number) => void>();
let answer: () => Promise<Outcome<string>>;

function Writer() {
  const [count, setCount] = useState(0);
  const { write, busy } = useWrite<string>((outcome) => onOutcome(outcome, count));
  return (
    <>
      <button onClick={() => void write('PATCH', { count })}>Save</button>
      <button onClick={() => void write('DELETE', null)}>Delete</button>
      <button onClick={() => setCount(count + 1)}>Count</button>
      <output>{busy ? 'busy' : 'idle'}</output>
    </>
  );
}

function showWriter() {
  const action = async ({ request }: ActionFunctionArgs): Promise<Outcome<string>> => {
    sent(request.method, await request.json());
    return answer();
  };
  return showAt('/item', [{ path: '/item', element: <Writer />, action }]);
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const state = (): string => screen.getByRole('status').textContent;

beforeEach(() => vi.clearAllMocks());

test('clicks during a write are ignored, also those for another write', async () => {
  const { promise, answer: reply } = pending<Outcome<string>>();
  answer = () => promise;
  showWriter();
  fireEvent.click(button('Save'));
  fireEvent.click(button('Save'));
  fireEvent.click(button('Delete'));
  await waitFor(() => expect(state()).toBe('busy'));
  await reply({ ok: true, value: 'first' });
  await waitFor(() => expect(state()).toBe('idle'));
  fireEvent.click(button('Delete'));
  await waitFor(() => expect(state()).toBe('idle'));
  expect(sent.mock.calls).toEqual([
    ['PATCH', { count: 0 }],
    ['DELETE', null],
  ]);
});

test('each outcome is passed once, to the newest callback', async () => {
  const { promise, answer: reply } = pending<Outcome<string>>();
  answer = () => promise;
  const { user } = showWriter();
  await user.click(button('Save'));
  await user.click(button('Count'));
  await reply(refusal(422));
  await waitFor(() => expect(state()).toBe('idle'));
  await user.click(button('Count'));
  expect(onOutcome.mock.calls).toEqual([[refusal(422), 1]]);
  answer = async () => ({ ok: true, value: 'second' });
  await user.click(button('Save'));
  await waitFor(() => expect(onOutcome.mock.calls.at(-1)).toEqual([{ ok: true, value: 'second' }, 2]));
});
