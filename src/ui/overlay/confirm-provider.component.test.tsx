import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { dialogClosed, dialogOpened, show, speak } from '@tests/support/component/render';
import { useConfirm } from './use-confirm';

type OnAnswer = (text: string, confirmed: boolean) => void;

interface QuestionsProps {
  onAnswer: OnAnswer;
  texts: readonly string[];
  action?: string;
}

/** One button for each text; a press on a button asks the question. */
function Questions({ onAnswer, texts, action }: QuestionsProps) {
  const confirm = useConfirm();
  const ask = async (text: string): Promise<void> =>
    onAnswer(text, await confirm({ text, ...(action !== undefined && { action }) }));
  return texts.map((text) => (
    <button key={text} onClick={() => void ask(text)}>
      {text}
    </button>
  ));
}

const dialog = () => dialogOpened('alertdialog');

test('the focus is on Cancel, so that a hasty Enter does no harm', async () => {
  const onAnswer = vi.fn<OnAnswer>();
  const { user } = show(<Questions onAnswer={onAnswer} texts={['Delete the user?']} />);
  await user.click(screen.getByRole('button', { name: 'Delete the user?' }));
  expect((await dialog()).textContent).toContain('Please confirm this action.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
  await user.keyboard('{Enter}');
  await dialogClosed();
  expect(onAnswer.mock.calls).toEqual([['Delete the user?', false]]);
});

test('Confirm answers yes, Escape answers no, and the focus returns to the button that asked', async () => {
  const onAnswer = vi.fn<OnAnswer>();
  const { user } = show(<Questions onAnswer={onAnswer} texts={['Leave?']} />);
  const button = screen.getByRole('button', { name: 'Leave?' });
  await user.click(button);
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await dialogClosed();
  expect(onAnswer.mock.calls).toEqual([['Leave?', true]]);
  await user.click(button);
  await dialog();
  await user.keyboard('{Escape}');
  await dialogClosed();
  expect(onAnswer.mock.calls.at(-1)).toEqual(['Leave?', false]);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a second press before the dialog opens does not ask twice', async () => {
  const onAnswer = vi.fn<OnAnswer>();
  const { user } = show(<Questions onAnswer={onAnswer} texts={['Stop it?']} />);
  await user.dblClick(screen.getByRole('button', { name: 'Stop it?' }));
  await dialog();
  expect(onAnswer.mock.calls).toEqual([['Stop it?', false]]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await dialogClosed();
  expect(onAnswer.mock.calls).toEqual([
    ['Stop it?', false],
    ['Stop it?', true],
  ]);
});

test('the confirming button shows the name of the action; its accessible name also says "Confirm"', async () => {
  const onAnswer = vi.fn<OnAnswer>();
  const { user } = show(<Questions onAnswer={onAnswer} texts={['Delete it?']} action="Delete integration" />);
  await user.click(screen.getByRole('button', { name: 'Delete it?' }));
  const button = await screen.findByRole('button', { name: 'Delete integration: Confirm' });
  expect(button.textContent).toBe('Delete integration');
  await speak('fr');
  await screen.findByRole('button', { name: 'Delete integration\u00a0: confirmer' });
});

test('a second question waits for the answer to the first', async () => {
  const onAnswer = vi.fn<OnAnswer>();
  const { user } = show(<Questions onAnswer={onAnswer} texts={['First?', 'Second?']} />);
  const [first, second] = screen.getAllByRole('button');
  first?.click();
  second?.click();
  expect((await dialog()).textContent).toContain('First?');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(async () => expect((await dialog()).textContent).toContain('Second?'));
  expect(onAnswer.mock.calls).toEqual([['First?', true]]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(onAnswer.mock.calls.at(-1)).toEqual(['Second?', false]));
});

/** A button that asks a question; `controller` withdraws the question. */
function Withdrawn({ onAnswer, controller }: { onAnswer: OnAnswer; controller: AbortController }) {
  const confirm = useConfirm();
  const ask = async (): Promise<void> =>
    onAnswer('Stop it?', await confirm({ text: 'Stop it?', signal: controller.signal }));
  return <button onClick={() => void ask()}>Ask</button>;
}

test('a withdrawn question closes and is answered with no, and the next question opens', async () => {
  const onAnswer = vi.fn<OnAnswer>();
  const controller = new AbortController();
  const { user } = show(
    <>
      <Withdrawn onAnswer={onAnswer} controller={controller} />
      <Questions onAnswer={onAnswer} texts={['Delete it?']} />
    </>,
  );
  const [ask, next] = screen.getAllByRole('button');
  ask?.click();
  expect((await dialog()).textContent).toContain('Stop it?');
  next?.click();
  controller.abort();
  await waitFor(async () => expect((await dialog()).textContent).toContain('Delete it?'));
  expect(onAnswer.mock.calls).toEqual([['Stop it?', false]]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await dialogClosed();
  ask?.click();
  await waitFor(() => expect(onAnswer.mock.calls.at(-1)).toEqual(['Stop it?', false]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

/** Asks a question, and unmounts before the user answers it. */
function Vanishing({ onAnswer }: { onAnswer: OnAnswer }) {
  const [gone, setGone] = useState(false);
  return gone ? null : (
    <div onClick={() => setGone(true)} role="presentation">
      <Questions onAnswer={onAnswer} texts={['Discard?']} />
    </div>
  );
}

test('a question is answered even when its component has unmounted', async () => {
  const onAnswer = vi.fn<OnAnswer>();
  const { user } = show(<Vanishing onAnswer={onAnswer} />);
  await user.click(screen.getByRole('button', { name: 'Discard?' }));
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([['Discard?', true]]));
});
