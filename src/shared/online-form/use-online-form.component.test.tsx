import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, type ActionFunctionArgs } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearSession, markSignedOut } from '@/data/session-store';
import type { Outcome } from '@/domain/problem';
import { TextField } from '@/ui/form/text-field';
import { dialogClosed, dialogOpened, showAt } from '@tests/support/component/render';
import { noAnswer, pending, refusal, setConnection, signIn } from '@tests/support/component/world';
import { FormActions } from './form-actions';
import { FormPage, FormTab } from './form-page';
import { OnlineFormFrame } from './online-form-frame';
import { useDelete } from './use-delete';
import { useFormField } from './use-form-field';
import { useOnlineForm } from './use-online-form';

interface Values {
  name: string;
  code: string;
  secret: string;
}

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'error.required'), z.maxLength(20, 'online:check.tooLong')),
  code: z.string().check(z.minLength(1, 'error.required')),
  secret: z.string(),
});
const STORED: Values = { name: 'Acme', code: 'acme', secret: '' };

interface FormProps {
  method: 'POST' | 'PATCH';
  values?: Values;
  confirm?: (values: Values) => Promise<boolean>;
}

function CompanyForm({ method, ...options }: FormProps) {
  const { form, attributes, busy, unchanged, unsaved, restored } = useOnlineForm<Values>({
    schema,
    values: STORED,
    method,
    secrets: ['secret'],
    aliases: { identifier: 'code' },
    afterwards: (values) => ({ ...values, secret: '' }),
    ...options,
  });
  const { remove, deleting } = useDelete({ text: 'The company is gone for good.', action: 'Delete company' });
  return (
    <OnlineFormFrame attributes={attributes} unsaved={unsaved} restored={restored}>
      <TextField label="Name" {...useFormField(form.control, 'name')} />
      <TextField label="Code" {...useFormField(form.control, 'code')} />
      <TextField label="Secret" {...useFormField(form.control, 'secret')} />
      <FormActions
        form={attributes.id}
        busy={busy}
        unchanged={unchanged}
        isNew={method === 'POST'}
        onDelete={remove}
        deleting={deleting}
      />
    </OnlineFormFrame>
  );
}

/** Called with each request that the route's action receives. `answer` returns the action's outcome. */
const sent = vi.fn<(method: string, values: unknown) => void>();
let answer: () => Promise<Outcome<unknown>>;

function showForm(props: FormProps) {
  const action = async ({ request }: ActionFunctionArgs): Promise<Outcome<unknown>> => {
    sent(request.method, await request.json());
    return answer();
  };
  const element = (
    <>
      <CompanyForm {...props} />
      <Link to="/elsewhere">Leave</Link>
    </>
  );
  return showAt('/company', [
    { path: '/company', element, action },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
}

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save' });
const savedToast = () => screen.findByText('Your data has been saved successfully');
const error = (control: HTMLElement): string =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

beforeEach(() => {
  sent.mockClear();
  answer = async () => ({ ok: true, value: null });
});

test('PATCH sends the changed values, POST all values', async () => {
  const { user, unmount } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), ' & Sons ');
  await user.click(save());
  await savedToast();
  expect(sent.mock.calls).toEqual([['PATCH', { name: 'Acme & Sons' }]]);
  unmount();
  showForm({ method: 'POST' });
  await user.click(save());
  await waitFor(() => expect(sent.mock.calls.at(-1)).toEqual(['POST', STORED]));
});

test('until a value differs, Save says that there is nothing to save', async () => {
  const { user } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), 's{Backspace}{Enter}');
  await user.keyboard('{Control>}s{/Control}');
  await user.click(save());
  expect(save().getAttribute('aria-disabled')).toBe('true');
  expect(save().getAttribute('aria-description')).toBe('Nothing to save');
  expect(sent).not.toHaveBeenCalled();
  await user.type(field('Name'), '!');
  expect(save().hasAttribute('aria-disabled')).toBe(false);
  await user.click(save());
  await savedToast();
  expect(save().getAttribute('aria-description')).toBe('Nothing to save');
});

test('Save of a new item is quieter until something is typed, but can be pressed', async () => {
  const { user } = showForm({ method: 'POST', values: { name: '', code: '', secret: '' } });
  const quiet = save().className;
  await user.click(save());
  await waitFor(() => expect(error(field('Name'))).toBe('Is required'));
  expect(save().className).toBe(quiet);
  await user.type(field('Name'), 'A');
  await waitFor(() => expect(save().className).not.toBe(quiet));
  await user.clear(field('Name'));
  await waitFor(() => expect(save().className).toBe(quiet));
});

test('two presses at once ask once and send once', async () => {
  const confirm = vi.fn<FormProps['confirm'] & {}>().mockResolvedValue(true);
  const { user } = showForm({ method: 'PATCH', confirm });
  await user.type(field('Name'), '!');
  const form = save().form as HTMLFormElement;
  form.requestSubmit();
  form.requestSubmit();
  await savedToast();
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText('Your data has been saved successfully')).toHaveLength(1);
});

test('Save waits for the response; the next Save sends only what has changed since', async () => {
  const { promise, answer: reply } = pending<Outcome<unknown>>();
  answer = () => promise;
  const { user } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), '!');
  await user.click(save());
  await waitFor(() => expect(save().ariaBusy).toBe('true'));
  await user.type(field('Code'), '-2');
  await reply({ ok: true, value: null });
  await savedToast();
  expect(field('Code').value).toBe('acme-2');
  answer = async () => ({ ok: true, value: null });
  await waitFor(() => expect(save().ariaDisabled).toBeNull());
  await user.click(save());
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([
      ['PATCH', { name: 'Acme!' }],
      ['PATCH', { code: 'acme-2' }],
    ]),
  );
});

test('violations are shown at their fields, the first of these fields has the focus, and the typed text stays', async () => {
  const violations = [
    { propertyPath: 'identifier', message: 'This code is taken.' },
    { propertyPath: 'name', message: 'Too short.' },
    { propertyPath: 'plan', message: 'No plan is left.' },
  ];
  answer = async () => refusal(422, { title: 'Invalid', violations });
  const { user } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), '!');
  await user.click(save());
  await waitFor(() => expect(error(field('Code'))).toBe('This code is taken.'));
  expect(error(field('Name'))).toBe('Too short.');
  expect(screen.getByRole('alert').textContent).toBe('No plan is left.');
  expect(document.activeElement).toBe(field('Code'));
  expect(field('Name').value).toBe('Acme!');
  await user.type(field('Code'), '-2');
  await waitFor(() => expect(error(field('Code'))).toBe(''));
});

test('several messages for one field, and several without a field, are each translated', async () => {
  const violations = ['name', 'name', 'plan', 'plan'].map((propertyPath, index) => ({
    propertyPath,
    message: index % 2 === 0 ? 'This value should be of type int.' : 'No plan is left.',
  }));
  answer = async () => refusal(422, { title: 'Invalid', violations });
  const { user } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), '!');
  await user.click(save());
  const both = 'This value should be a whole number. No plan is left.';
  await waitFor(() => expect(error(field('Name'))).toBe(both));
  expect(screen.getByRole('alert').textContent).toBe(both);
});

test('a second try removes the error of the first try', async () => {
  answer = async () => noAnswer;
  const { user } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), '!');
  await user.click(save());
  await screen.findByRole('alert');
  answer = async () => ({ ok: true, value: null });
  await waitFor(() => expect(save().ariaDisabled).toBeNull());
  await user.click(save());
  await savedToast();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty required field is marked and focused, and nothing is sent', async () => {
  const { user } = showForm({ method: 'POST' });
  await user.clear(field('Code'));
  await user.click(save());
  await waitFor(() => expect(error(field('Code'))).toBe('Is required'));
  expect(screen.getByRole('alert').textContent).toBe('Please fill all the required fields');
  expect(document.activeElement).toBe(field('Code'));
  expect(sent).not.toHaveBeenCalled();
});

test('a field that is filled but wrong is marked, and the toast does not call it empty', async () => {
  const { user } = showForm({ method: 'POST' });
  await user.clear(field('Name'));
  await user.type(field('Name'), 'A name of more than twenty characters');
  await user.click(save());
  await waitFor(() => expect(error(field('Name'))).toBe('Enter at most 255 characters'));
  expect(screen.getByRole('alert').textContent).toBe('Correct the marked fields first.');
  expect(document.activeElement).toBe(field('Name'));
  await user.clear(field('Code'));
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Please fill all the required fields'));
  expect(sent).not.toHaveBeenCalled();
});

test('a field with a text that cannot be stored prevents Save', async () => {
  const { user } = showForm({ method: 'PATCH' });
  fireEvent.change(field('Name'), { target: { value: 'Acme\0' } });
  await user.click(save());
  expect(screen.getByRole('alert').textContent).toBe('Correct the marked fields first.');
  expect(document.activeElement).toBe(field('Name'));
  expect(sent).not.toHaveBeenCalled();
});

test('offline, nothing is sent, not even by Enter, and the typed text stays', async () => {
  const { user } = showForm({ method: 'PATCH' });
  setConnection('failing');
  await user.type(field('Name'), '!{Enter}');
  fireEvent.submit(save().form as HTMLFormElement);
  expect(save().disabled).toBe(true);
  screen.getByText('Saving needs a connection. What you typed stays here.');
  screen.getByText('This needs a connection.');
  expect(sent).not.toHaveBeenCalled();
  expect(field('Name').value).toBe('Acme!');
});

test('answering no to the question sends nothing and keeps the form usable', async () => {
  const confirm = vi.fn<FormProps['confirm'] & {}>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { user } = showForm({ method: 'PATCH', confirm });
  await user.type(field('Name'), '!');
  await user.click(save());
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(sent).not.toHaveBeenCalled();
  await user.click(save());
  await savedToast();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a saved secret is removed from the form', async () => {
  const { user } = showForm({ method: 'PATCH' });
  await user.type(field('Secret'), 's3cret');
  await user.click(save());
  await savedToast();
  expect(sent.mock.calls).toEqual([['PATCH', { secret: 's3cret' }]]);
  expect(field('Secret').value).toBe('');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  screen.getByText('Elsewhere');
});

test('leaving with unsaved text asks first', async () => {
  const { user, address } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), '!');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await dialogOpened('alertdialog', 'Leave without saving?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await dialogClosed();
  expect(address()).toBe('/company');
  expect(field('Name').value).toBe('Acme!');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await dialogOpened('alertdialog');
  await user.click(screen.getByRole('button', { name: /: Confirm$/ }));
  await screen.findByText('Elsewhere');
});

test('closing the page asks only while there is unsaved text', async () => {
  const { user } = showForm({ method: 'PATCH' });
  const closes = (): boolean => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closes()).toBe(true);
  await user.type(field('Name'), '!');
  expect(closes()).toBe(false);
  await user.type(field('Name'), '{Backspace}');
  expect(closes()).toBe(true);
});

test('Delete asks, sends once, and shows the refusal of the server', async () => {
  answer = async () => refusal(409, { description: 'It still has users.' });
  const { user } = showForm({ method: 'PATCH' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await dialogOpened('alertdialog')).textContent).toContain('The company is gone for good.');
  await user.click(screen.getByRole('button', { name: /: Confirm$/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('It still has users.');
  expect(sent.mock.calls).toEqual([['DELETE', null]]);
});

test('Ctrl+S saves, but not while a question is open', async () => {
  const { user } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await dialogOpened('alertdialog');
  await user.keyboard('{Control>}s{/Control}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await dialogClosed();
  expect(sent).not.toHaveBeenCalled();
  await user.keyboard('{Control>}s{/Control}');
  await savedToast();
  expect(sent.mock.calls).toEqual([['PATCH', { name: 'Acme!' }]]);
});

test('the head of the page has the Save button of the visible form', async () => {
  const forms = (shown: 'first' | 'second') => (
    <FormPage title="Company" crumbs={null}>
      <FormTab shown={shown === 'first'}>
        <CompanyForm method="PATCH" />
      </FormTab>
      <FormTab shown={shown === 'second'}>
        <CompanyForm method="POST" />
      </FormTab>
    </FormPage>
  );
  const action = async ({ request }: ActionFunctionArgs): Promise<Outcome<unknown>> => {
    sent(request.method, await request.json());
    return answer();
  };
  const { user } = showAt('/company', [
    { path: '/company', element: forms('first'), action },
    { path: '/second', element: forms('second'), action },
  ]);
  expect(save().closest('header')).not.toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  await user.click(save());
  await savedToast();
  expect(sent.mock.calls).toEqual([['PATCH', { name: 'Acme!' }]]);
});

const BACK = 'What you had typed is back. It is not saved yet.';
/** Ends the session as if the server had refused the token, and closes the screen. */
function endSession(unmount: () => void): void {
  act(clearSession);
  unmount();
}

test('after the session has ended, the typed values are restored for the same person, except secrets', async () => {
  signIn();
  const { user, unmount } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), ' & Sons');
  endSession(unmount);
  signIn();
  const { unmount: close } = showForm({ method: 'PATCH' });
  expect(field('Name').value).toBe('Acme & Sons');
  screen.getByText(BACK);
  await user.type(field('Secret'), 's3cret');
  endSession(close);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('s3cret');
  signIn();
  showForm({ method: 'PATCH' });
  expect(field('Name').value).toBe('Acme & Sons');
  expect(field('Secret').value).toBe('');
  screen.getByText(`${BACK} Secrets are never kept: enter them again.`);
  expect(sent).not.toHaveBeenCalled();
  await user.click(save());
  await savedToast();
  expect(sent.mock.calls).toEqual([['PATCH', { name: 'Acme & Sons' }]]);
  expect(screen.queryByText(BACK, { exact: false })).toBeNull();
});

test('values are restored only once', async () => {
  signIn();
  const { user, unmount } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), '!');
  endSession(unmount);
  signIn();
  const { unmount: close } = showForm({ method: 'PATCH' });
  expect(field('Name').value).toBe('Acme!');
  close();
  showForm({ method: 'PATCH' });
  expect(field('Name').value).toBe('Acme');
  expect(screen.queryByText(BACK)).toBeNull();
});

test('nothing is restored for another person, after a sign-out or after a save', async () => {
  signIn();
  const { user, unmount } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), '!');
  endSession(unmount);
  signIn({ id: 8, email: 'grace@globex.test' });
  const other = showForm({ method: 'PATCH' });
  expect(field('Name').value).toBe('Acme');
  await user.type(field('Name'), '?');
  act(markSignedOut);
  endSession(other.unmount);
  signIn({ id: 8, email: 'grace@globex.test' });
  const again = showForm({ method: 'PATCH' });
  expect(field('Name').value).toBe('Acme');
  await user.type(field('Name'), '?');
  await user.click(save());
  await savedToast();
  endSession(again.unmount);
  signIn({ id: 8, email: 'grace@globex.test' });
  showForm({ method: 'PATCH' });
  expect(field('Name').value).toBe('Acme');
});

test('a value that equals the new value of the server is not restored', async () => {
  signIn();
  const { user, unmount } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), '!');
  endSession(unmount);
  signIn();
  showForm({ method: 'PATCH', values: { ...STORED, name: 'Acme!' } });
  expect(screen.queryByText(BACK)).toBeNull();
});

test('a save that was pending when the session ended is not sent again, and the form asks the user to check it', async () => {
  answer = () => new Promise(() => undefined);
  signIn();
  const { user, unmount } = showForm({ method: 'POST' });
  await user.type(field('Name'), '!');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  endSession(unmount);
  signIn();
  showForm({ method: 'POST' });
  expect(field('Name').value).toBe('Acme!');
  screen.getByText(
    'What you had typed is back. Your last save has no confirmation: check whether it arrived before you save again.',
  );
  expect(sent).toHaveBeenCalledTimes(1);
});

test('of the values kept by an older build, only those that fit the form are restored', async () => {
  signIn();
  const { user, unmount } = showForm({ method: 'PATCH' });
  await user.type(field('Name'), '!');
  endSession(unmount);
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, JSON.stringify({ values: { name: 7, code: 'other', gone: 'x', secret: 'old' } }));
  signIn();
  const { unmount: close } = showForm({ method: 'PATCH' });
  expect([field('Name').value, field('Code').value, field('Secret').value]).toEqual(['Acme', 'other', '']);
  close();
  sessionStorage.setItem(key, '{{{');
  showForm({ method: 'PATCH' });
  expect(field('Code').value).toBe('acme');
});
