import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberEndedSession, takeRedirectTarget } from '@/data/session/redirect-target';
import { currentSession } from '@/data/session-store';
import { i18n } from '@/i18n/start-i18n';
import { showAt, speak } from '@tests/support/component/render';
import { json, pending, serve, tokenOf } from '@tests/support/component/world';
import { LoginPage } from './login-page';

const METHODS = 'GET /authentication/login_infos/ada%40acme.test';
const TOKEN = 'POST /authentication_token';

const showLogin = () => showAt('/login', [{ path: '/login', element: <LoginPage /> }]);
const email = (): HTMLInputElement => screen.getByRole('textbox', { name: 'E-mail' });
const password = (): HTMLInputElement => screen.getByLabelText('Password');
const error = (control: HTMLElement): string =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const toPassword = async (user: { type: (element: HTMLElement, text: string) => Promise<void> }): Promise<void> => {
  await user.type(email(), ' ada@acme.test {Enter}');
  await waitFor(() => expect(document.activeElement).toBe(password()));
};

test('an empty e-mail shows an error at its field', async () => {
  const calls = serve(() => json({ methods: ['password'] }));
  const { user } = showLogin();
  expect(document.activeElement).toBe(email());
  await user.type(email(), '  ');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(error(email())).toBe('Enter your e-mail.');
  expect(document.activeElement).toBe(email());
  await user.type(email(), 'ada');
  expect(error(email())).toBe('');
  expect(calls).toEqual([]);
});

test('until the next sign-in, the page says that the session has ended', () => {
  const ended = (): HTMLElement | null =>
    screen.queryByText('Your session has ended. Sign in again to go on where you left off.');
  const { unmount } = showLogin();
  expect(ended()).toBeNull();
  unmount();
  rememberEndedSession('/company/acme');
  const { unmount: close } = showLogin();
  expect(ended()).not.toBeNull();
  close();
  expect(takeRedirectTarget()).toBe('/company/acme');
  showLogin();
  expect(ended()).toBeNull();
});

test('signs in with the trimmed e-mail and the unchanged password', async () => {
  const bodies: unknown[] = [];
  serve(async (call, request) => {
    if (call === METHODS) return json({ methods: ['password'] });
    bodies.push(await request.json());
    return json({ token: tokenOf() });
  });
  const { user } = showLogin();
  await toPassword(user);
  await user.type(password(), ' s3cret {Enter}');
  await waitFor(() => expect(currentSession()?.user.email).toBe('ada@acme.test'));
  expect(bodies).toEqual([{ username: 'ada@acme.test', password: ' s3cret ' }]);
});

test('submitting twice sends the password once', async () => {
  const { promise, answer } = pending<Response>();
  const calls = serve((call) => (call === METHODS ? json({ methods: ['password'] }) : promise));
  const { user } = showLogin();
  await toPassword(user);
  await user.type(password(), 's3cret');
  const form = password().form as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(password().readOnly).toBe(true);
  await answer(json({ token: tokenOf() }));
  await waitFor(() => expect(currentSession()).not.toBeNull());
  expect(calls).toEqual([METHODS, TOKEN]);
});

test('a wrong password stays in the field with the focus, and the next try replaces its message', async () => {
  const calls = serve((call) =>
    call === METHODS ? json({ methods: ['password'] }) : json({ message: 'Invalid credentials.' }, 401),
  );
  const { user } = showLogin();
  await toPassword(user);
  await user.type(password(), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid credentials.');
  expect(email().value).toBe('ada@acme.test');
  expect(password().value).toBe('wrong');
  expect(error(password())).toBe('Invalid credentials.');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await user.type(password(), '!');
  expect(error(password())).toBe('Invalid credentials.');
  expect(document.activeElement).toBe(password());
  await waitFor(() => expect(password().readOnly).toBe(false));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(currentSession()).toBeNull();
});

test('the e-mail field explains a failed single sign-on until the next try, in the language of the page', async () => {
  const { promise, answer } = pending<Response>();
  serve(() => promise);
  const { user, address } = showAt('/login?error=access_denied', [{ path: '/login', element: <LoginPage /> }]);
  await waitFor(() => expect(address()).toBe('/login'));
  expect(error(email())).toBe('Access was denied by your company’s sign-in.');
  await speak('fr');
  expect(error(screen.getByRole('textbox', { name: 'E-mail' }))).toBe(
    i18n.t('login.error.access_denied', { ns: 'session' }),
  );
  await speak('en');
  await user.type(email(), 'ada@acme.test{Enter}');
  expect(error(email())).toBe('');
  await answer(json({ methods: ['password'] }));
});

test('an empty password shows an error, and nothing is sent', async () => {
  const calls = serve(() => json({ methods: ['password'] }));
  const { user } = showLogin();
  await toPassword(user);
  await user.keyboard('{Enter}');
  expect(error(password())).toBe('Enter your password.');
  expect(calls).toEqual([METHODS]);
});

test('Back returns to the typed e-mail; another e-mail has its own sign-in methods', async () => {
  serve((call) => json({ methods: call === METHODS ? ['sso', 'password'] : ['password'] }));
  const { user } = showLogin();
  await toPassword(user);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(email().value).toBe('ada@acme.test');
  expect(document.activeElement).toBe(email());
  await user.clear(email());
  await user.type(email(), 'bob@acme.test{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(screen.queryByRole('button', { name: 'Connect with SSO' })).toBeNull();
});

test('a failed look-up of the sign-in methods shows an error and keeps the e-mail', async () => {
  let isBroken = true;
  serve(() => (isBroken ? json({}, 500) : json({ methods: ['password'] })));
  const { user } = showLogin();
  await user.type(email(), 'ada@acme.test{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to check the sign-in methods.');
  expect(email().value).toBe('ada@acme.test');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(document.activeElement).toBe(password()));
});

test('offers single sign-on and the password if both are possible', async () => {
  serve(() => json({ methods: ['sso', 'password'] }));
  const { user } = showLogin();
  await toPassword(user);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connect with SSO' }).disabled).toBe(false);
});

test('without a response, a message says that a connection is needed; it stays until a try succeeds', async () => {
  let isReachable = false;
  serve(() => (isReachable ? json({ methods: ['password'] }) : Promise.reject(new TypeError('Failed to fetch'))));
  const { user } = showLogin();
  await user.type(email(), 'ada@acme.test{Enter}');
  await screen.findByText('The server cannot be reached. Signing in needs a connection; what you typed stays here.');
  expect(email().value).toBe('ada@acme.test');
  isReachable = true;
  await user.type(email(), '{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(screen.queryByText(/^The server cannot be reached/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a response, the password stays in its field until a try succeeds', async () => {
  let isReachable = false;
  serve((call) => {
    if (call === METHODS) return json({ methods: ['password'] });
    return isReachable ? json({ token: tokenOf() }) : Promise.reject(new TypeError('Failed to fetch'));
  });
  const { user } = showLogin();
  await toPassword(user);
  await user.type(password(), 's3cret{Enter}');
  await screen.findByText(/^The server cannot be reached/);
  expect(password().value).toBe('s3cret');
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(currentSession()).not.toBeNull());
});

/** A token that was issued now but has already expired. */
function expiredToken(): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { id: 7, username: 'ada@acme.test', roles: ['ROLE_ADMIN'], company: null, iat, exp: iat - 60 };
  return `h.${btoa(JSON.stringify(claims))}.s`;
}

test.each([
  ['expired', expiredToken()],
  ['without a role of the console', tokenOf({ roles: [] })],
  ['broken', 'no.token.atall'],
])('an unusable token (%s) does not sign the person in, but the next token does', async (_, unusable) => {
  let token = unusable;
  serve((call) => json(call === METHODS ? { methods: ['password'] } : { token }));
  const { user } = showLogin();
  await toPassword(user);
  await user.type(password(), 's3cret{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This sign-in can’t be used/);
  expect(password().value).toBe('s3cret');
  expect(currentSession()).toBeNull();
  token = tokenOf();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(currentSession()).not.toBeNull());
});
