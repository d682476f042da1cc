import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configuration, JsonForm } from '@tests/support/component/json-form';
import { dialogClosed, dialogOpened, show } from '@tests/support/component/render';
import { BoundTextField } from '../fields/bound-fields';
import { CardList } from './card-list';

interface Step {
  name: string;
}

interface StepsProps {
  movable?: boolean;
  keepsOne?: boolean;
  removeQuestion?: string;
}

const nameOf = (item: unknown): string => (item as Step).name;

function Steps(props: StepsProps) {
  return (
    <CardList
      path={['steps']}
      title="Steps"
      summary={nameOf}
      create={() => ({ name: '' })}
      isBlank={(item) => nameOf(item) === ''}
      add="Add step"
      empty="No step yet"
      render={(path) => <BoundTextField path={[...path, 'name']} label="Name" />}
      {...props}
    />
  );
}

const steps = (...names: string[]): { steps: Step[] } => ({ steps: names.map((name) => ({ name })) });
const showSteps = (
  value: unknown,
  props: StepsProps & { readOnly?: boolean; elsewhere?: (text: string) => string } = {},
) => {
  const { readOnly, elsewhere, ...list } = props;
  return show(
    <JsonForm value={value} readOnly={readOnly === true} {...(elsewhere && { elsewhere })}>
      <Steps {...list} />
    </JsonForm>,
  );
};

const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const cards = (): (string | null)[] =>
  within(screen.getByRole('region', { name: 'Steps' }))
    .getAllByRole('button')
    .filter(({ ariaExpanded }) => ariaExpanded !== null)
    .map(({ textContent, ariaExpanded }) => (ariaExpanded === 'true' ? `${textContent} (open)` : textContent));
const focused = (): string | null => {
  const element = document.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent ?? null;
};

test('a card is collapsed and shows a summary; a blank card is open', async () => {
  const { user } = showSteps(steps('Resize', ''));
  expect(cards()).toEqual(['Entry 1', 'Entry 2 (open)']);
  expect(button('Entry 1').getAttribute('aria-describedby')).toBe(screen.getByText('Resize').id);
  await user.click(button('Entry 1'));
  expect(screen.getAllByRole('textbox', { name: 'Name' })).toHaveLength(2);
});

test('a new card is open and has the focus', async () => {
  const { user } = showSteps(steps('Resize'));
  await user.click(button('Add step'));
  expect(cards()).toEqual(['Entry 1', 'Entry 2 (open)']);
  await user.keyboard('Crop');
  expect(configuration()).toEqual(steps('Resize', 'Crop'));
});

test('a card that is filled in while it is open stays open', async () => {
  const { user } = showSteps(steps(''));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Resize');
  expect(cards()).toEqual(['Entry 1 (open)']);
});

test('after a removal the focus moves to the next card, else the previous card, else the add button', async () => {
  const { user } = showSteps(steps('A', 'B', 'C'));
  await user.click(button('Remove Entry 2'));
  expect(configuration()).toEqual(steps('A', 'C'));
  expect(focused()).toBe('Entry 2');
  await user.click(button('Remove Entry 2'));
  expect(focused()).toBe('Entry 1');
  await user.click(button('Remove Entry 1'));
  expect(document.activeElement).toBe(button('Add step'));
  expect(screen.getByRole('region', { name: 'Steps' }).textContent).toContain('No step yet');
});

test('a removed card comes back at its place, by the button or by Ctrl+Z', async () => {
  const { user } = showSteps(steps('A', 'B', 'C'));
  await user.click(button('Remove Entry 1'));
  await user.click(button('Remove Entry 1'));
  expect(configuration()).toEqual(steps('C'));
  await user.keyboard('{Control>}z{/Control}');
  expect(configuration()).toEqual(steps('B', 'C'));
  await user.click(button('Undo'));
  expect(configuration()).toEqual(steps('A', 'B', 'C'));
  expect(cards()).toHaveLength(3);
});

test('if Remove asks a question, the card is removed only after Confirm', async () => {
  const { user } = showSteps(steps('A', 'B'), { removeQuestion: 'Remove this step?' });
  await user.click(button('Remove Entry 1'));
  await dialogOpened('alertdialog');
  await user.click(button('Cancel'));
  await dialogClosed();
  expect(configuration()).toEqual(steps('A', 'B'));
  await user.click(button('Remove Entry 1'));
  await dialogOpened('alertdialog');
  await user.click(button('Remove: Confirm'));
  await dialogClosed();
  expect(configuration()).toEqual(steps('B'));
  expect(focused()).toBe('Entry 1');
});

test('the only remaining card cannot be removed if the list must keep one', async () => {
  const { user } = showSteps(steps('A', 'B'), { keepsOne: true });
  await user.click(button('Remove Entry 1'));
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('a single card has no buttons to move it', async () => {
  const { user } = showSteps(steps('A', 'B'), { movable: true });
  await user.click(button('Remove Entry 1'));
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

test('a moved card stays open, and the focus stays on the button that moves it', async () => {
  const { user } = showSteps(steps('A', 'B', 'C'), { movable: true });
  await user.click(button('Entry 1'));
  await user.click(button('Move Entry 1 down'));
  expect(configuration()).toEqual(steps('B', 'A', 'C'));
  expect(cards()).toEqual(['Entry 1', 'Entry 2 (open)', 'Entry 3']);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('A');
  expect(focused()).toBe('Move Entry 2 down');
  await user.keyboard('{Enter}');
  expect(configuration()).toEqual(steps('B', 'C', 'A'));
  // The card is last and cannot move down, so the focus is on its up button.
  expect(button('Move Entry 3 down').disabled).toBe(true);
  expect(focused()).toBe('Move Entry 3 up');
});

test('cards follow a list that another tab changed, and collapsed cards stay collapsed', async () => {
  const { user } = showSteps(steps('A', 'B', 'C'), { elsewhere: () => JSON.stringify(steps('A', '', 'C', 'D')) });
  await user.click(button('Entry 3'));
  await user.click(button('Change elsewhere'));
  expect(cards()).toEqual(['Entry 1', 'Entry 2', 'Entry 3 (open)', 'Entry 4']);
});

test('cards of a read-only form can be expanded, but not changed', async () => {
  const { user } = showSteps(steps('A', 'B'), { movable: true, readOnly: true });
  await user.click(button('Entry 1'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).readOnly).toBe(true);
  expect(cards()).toEqual(['Entry 1 (open)', 'Entry 2']);
});
