import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import type { InstanceRow, SecuredVariable } from '@/domain/instance';
import { JsonForm } from '@tests/support/component/json-form';
import { dialogClosed, dialogOpened, show } from '@tests/support/component/render';
import { noAnswer, pending, refusal, setConnection } from '@tests/support/component/world';
import { WatermarkForm } from '../../job-types/watermark-form';
import { SecuredVariablesContext } from './secured-variables-context';
import { SecuredVariablesSection } from './secured-variables-section';
import { useSecuredVariables } from './use-secured-variables';
import { instanceRow } from '@tests/support/instance-row';

const instanceOf = (securedVariables: SecuredVariable[] | null): InstanceRow =>
  instanceRow('shop-1', { securedVariables });
const TOKEN = { id: 4, code: 'TOKEN' };

function Form({ instance, readOnly = false }: { instance: InstanceRow | null; readOnly?: boolean }) {
  const secrets = useSecuredVariables(instance);
  return (
    <SecuredVariablesContext value={secrets}>
      <SecuredVariablesSection readOnly={readOnly} />
    </SecuredVariablesContext>
  );
}

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const note = (name: string): string =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const stored = () => screen.findByText('Your data has been saved successfully');

test('a stored value is masked, becomes empty on focus, and is masked again if nothing was typed', async () => {
  const { user } = show(<Form instance={instanceOf([TOKEN])} />);
  expect(field('Value of TOKEN').value).toBe('********');
  expect(button('Apply TOKEN').disabled).toBe(true);
  await user.click(field('Value of TOKEN'));
  expect(field('Value of TOKEN').value).toBe('');
  await user.tab();
  expect(field('Value of TOKEN').value).toBe('********');
});

test('a new value is stored with its own button, then masked, and is nowhere in the document', async () => {
  const update = vi.spyOn(commands, 'updateSecuredVariable').mockResolvedValue({ ok: true, value: null });
  const { user } = show(<Form instance={instanceOf([TOKEN])} />);
  await user.type(field('Value of TOKEN'), 's3cret');
  expect(note('Value of TOKEN')).toBe('Not stored yet. It is lost when you leave this page.');
  await user.click(button('Apply TOKEN'));
  await stored();
  expect(update.mock.calls).toEqual([[{ instanceCode: 'shop-1', id: 4, value: 's3cret' }]]);
  expect(field('Value of TOKEN').value).toBe('********');
  expect(document.documentElement.outerHTML).not.toContain('s3cret');
});

test('Enter stores the value and leaves the field, so that nothing is typed into the mask', async () => {
  const update = vi.spyOn(commands, 'updateSecuredVariable').mockResolvedValue({ ok: true, value: null });
  const { user } = show(<Form instance={instanceOf([TOKEN])} />);
  await user.type(field('Value of TOKEN'), 's3cret{Enter}x');
  await stored();
  expect(update).toHaveBeenCalledTimes(1);
  expect(update.mock.calls[0]?.[0].value).toBe('s3cret');
});

test('a value cannot be changed or stored again while it is being stored', async () => {
  const { promise, answer } = pending<Awaited<ReturnType<typeof commands.updateSecuredVariable>>>();
  const update = vi.spyOn(commands, 'updateSecuredVariable').mockReturnValue(promise);
  const { user } = show(<Form instance={instanceOf([TOKEN])} />);
  await user.type(field('Value of TOKEN'), 's3cret');
  await user.dblClick(button('Apply TOKEN'));
  expect(field('Value of TOKEN').readOnly).toBe(true);
  expect(button('Delete TOKEN').disabled).toBe(true);
  await answer(noAnswer);
  expect(field('Value of TOKEN').value).toBe('s3cret');
  expect(field('Value of TOKEN').readOnly).toBe(false);
  expect(note('Value of TOKEN')).not.toBe('');
  expect(update).toHaveBeenCalledTimes(1);
});

test('a new variable gets its id from the server, and a later save updates it', async () => {
  const create = vi.spyOn(commands, 'createSecuredVariable').mockResolvedValue({ ok: true, value: { id: 9 } });
  const update = vi.spyOn(commands, 'updateSecuredVariable').mockResolvedValue({ ok: true, value: null });
  const { user } = show(<Form instance={instanceOf([])} />);
  await user.click(button('Add variable'));
  expect(button('Apply variable').disabled).toBe(true);
  await user.type(field('Code'), ' API_KEY ');
  await user.type(field('Value'), 'one');
  await user.click(button('Apply API_KEY'));
  await stored();
  await user.type(field('Value of API_KEY'), 'two{Enter}');
  await waitFor(() => expect(update.mock.calls).toEqual([[{ instanceCode: 'shop-1', id: 9, value: 'two' }]]));
  expect(create.mock.calls).toEqual([[{ instanceCode: 'shop-1', code: 'API_KEY', value: 'one' }]]);
});

test('an error message about the code is shown below the code field until the code changes', async () => {
  const violations = [
    { propertyPath: 'code', message: 'This code is taken.' },
    { propertyPath: 'value', message: 'Too short.' },
  ];
  vi.spyOn(commands, 'createSecuredVariable').mockResolvedValue(refusal(422, { violations }));
  const { user } = show(<Form instance={instanceOf([])} />);
  await user.click(button('Add variable'));
  await user.type(field('Code'), 'API_KEY');
  await user.type(field('Value'), 'x');
  await user.click(button('Apply API_KEY'));
  await waitFor(() => expect(note('Code')).toBe('This code is taken.'));
  expect(note('Value')).toBe('Too short.');
  expect(field('Value').value).toBe('x');
  await user.type(field('Code'), '_2');
  expect(note('Code')).toBe('');
});

test('a variable disappears after the user confirms the deletion, and reappears if the server refuses it', async () => {
  const { promise, answer } = pending<Awaited<ReturnType<typeof commands.deleteSecuredVariable>>>();
  vi.spyOn(commands, 'deleteSecuredVariable').mockReturnValue(promise);
  const { user } = show(<Form instance={instanceOf([TOKEN])} />);
  await user.click(button('Delete TOKEN'));
  await dialogOpened('alertdialog', 'Delete TOKEN?');
  await user.click(button('Confirm'));
  await dialogClosed();
  expect(screen.queryByRole('textbox', { name: 'Value of TOKEN' })).toBeNull();
  await answer(refusal(403, { description: 'Not yours.' }));
  expect(field('Value of TOKEN').value).toBe('********');
  expect(note('Value of TOKEN')).toBe('Not yours.');
});

test('typed text stays when the list is read again', async () => {
  const { user, rerender } = show(<Form instance={instanceOf([TOKEN])} />);
  await user.type(field('Value of TOKEN'), 's3cret');
  rerender(<Form instance={instanceOf([{ id: 1, code: 'FIRST' }, TOKEN])} />);
  expect(field('Value of TOKEN').value).toBe('s3cret');
});

test('offline, nothing can be stored or deleted, but an added variable that was never stored can be removed', async () => {
  const update = vi.spyOn(commands, 'updateSecuredVariable');
  const { user } = show(<Form instance={instanceOf([TOKEN])} />);
  await user.click(button('Add variable'));
  setConnection('failing');
  await user.type(field('Value of TOKEN'), 's3cret{Enter}');
  expect(update).not.toHaveBeenCalled();
  expect(field('Value of TOKEN').value).toBe('s3cret');
  expect(button('Add variable').ariaDisabled).toBe('true');
  expect(button('Delete TOKEN').ariaDisabled).toBe('true');
  await user.click(button('Delete variable'));
  await dialogOpened('alertdialog');
  await user.click(button('Confirm'));
  await dialogClosed();
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
});

test.each([
  [null, 'They can be added once the integration has been created.'],
  [instanceOf([]), 'There are no secured variables.'],
])('a section without variables says why (%#)', (instance, text) => {
  show(<Form instance={instance} />);
  expect(screen.getByRole('region', { name: 'Secured variables' }).textContent).toContain(text);
});

test.each([
  ['live', noAnswer, 'No connection to the server.'],
  ['live', refusal(500, { description: 'Out of order' }), 'Out of order'],
  ['failing', null, 'Loads when you’re back online.'],
] as const)(
  'while the variables are unknown, the section says why, and none can be added: %s (%#)',
  async (connection, answer, text) => {
    const { promise, answer: settle } = pending<Awaited<ReturnType<typeof commands.fetchInstance>>>();
    vi.spyOn(commands, 'fetchInstance').mockReturnValue(promise);
    setConnection(connection);
    const { user, rerender } = show(<Form instance={instanceOf(null)} />);
    const section = screen.getByRole('region', { name: 'Secured variables' });
    if (answer !== null) {
      expect(within(section).getByText('Loading…')).not.toBeNull();
      expect(button('Add variable').ariaDisabled).toBe('true');
      await settle(answer);
    }
    await waitFor(() => expect(section.textContent).toContain(text));
    expect(button('Add variable').ariaDisabled).toBe('true');
    setConnection('live');
    rerender(<Form instance={instanceOf([])} />);
    await user.click(button('Add variable'));
    expect(field('Code').value).toBe('');
  },
);

test('a read-only form shows masks that stay masked on focus', async () => {
  const { user } = show(<Form instance={instanceOf([TOKEN])} readOnly />);
  await user.click(field('Value of TOKEN'));
  expect(field('Value of TOKEN').value).toBe('********');
  expect(within(screen.getByRole('table')).queryAllByRole('button')).toEqual([]);
});

function Watermark({ instance }: { instance: InstanceRow | null }) {
  const secrets = useSecuredVariables(instance);
  return (
    <SecuredVariablesContext value={secrets}>
      <JsonForm value={{}}>
        <WatermarkForm />
      </JsonForm>
    </SecuredVariablesContext>
  );
}

test('a field for one known code creates its variable, and shows an error if it cannot be stored', async () => {
  const create = vi.spyOn(commands, 'createSecuredVariable').mockResolvedValueOnce(noAnswer);
  create.mockResolvedValueOnce({ ok: true, value: { id: 4 } });
  const { user, rerender } = show(<Watermark instance={instanceOf([])} />);
  await user.type(field('Watermarking API key'), 's3cret');
  await user.click(button('Apply Watermarking API key'));
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred');
  expect(field('Watermarking API key').value).toBe('s3cret');
  await user.click(button('Apply Watermarking API key'));
  await stored();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(create.mock.calls.map(([{ code }]) => code)).toEqual(['IMATAG_API_KEY', 'IMATAG_API_KEY']);
  rerender(<Watermark instance={instanceOf([{ id: 4, code: 'IMATAG_API_KEY' }])} />);
  expect(field('Watermarking API key').value).toBe('********');
});

test('a field for one known code is read-only until the variables are known', async () => {
  vi.spyOn(commands, 'fetchInstance').mockReturnValue(new Promise(() => {}));
  const { rerender } = show(<Watermark instance={instanceOf(null)} />);
  expect(field('Watermarking API key').readOnly).toBe(true);
  expect(note('Watermarking API key')).toBe('Loading…');
  rerender(<Watermark instance={instanceOf([])} />);
  expect(field('Watermarking API key').readOnly).toBe(false);
});

test('a field for one known code is read-only until the instance exists', () => {
  show(<Watermark instance={null} />);
  expect(field('Watermarking API key').readOnly).toBe(true);
  expect(note('Watermarking API key')).toBe('It can be entered once the integration has been created.');
  expect(screen.queryByRole('button', { name: 'Apply Watermarking API key' })).toBeNull();
});
