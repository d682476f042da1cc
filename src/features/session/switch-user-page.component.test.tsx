import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { acceptToken } from '@/data/session/accept-token';
import { pendingSignIn, setPendingSignIn } from '@/data/session/pending-sign-in';
import { rememberRedirectTarget } from '@/data/session/redirect-target';
import { currentSession } from '@/data/session-store';
import { databases } from '@/data/sync/databases';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { startDraft } from '@/domain/drafts/draft-transitions';
import { dialogClosed, dialogOpened, showAt } from '@tests/support/component/render';
import { signIn, tokenOf } from '@tests/support/component/world';
import { LoginScreen } from './login/login-screen';

const GRACE = { id: 8, email: 'grace@acme.test' };

const base = { ...NEW_INSTANCE, code: 'shop-1' };
const draft = startDraft('code:shop-1', base, { ...base, label: 'Shop one' }, 0);
const drafts = (): Promise<number> => databases().drafts.drafts.count();

/** Renders the question: Ada is signed in, and a sign-in of Grace is pending. */
async function showQuestion() {
  const rendered = showAt('/login', [
    { path: '/login', element: <LoginScreen /> },
    { path: '*', element: <p>Ada’s screen</p> },
  ]);
  await screen.findByText(/^ada@acme.test is signed in on this device/);
  return rendered;
}

const switchUser = (): HTMLElement => screen.getByRole('button', { name: 'Sign in as grace@acme.test' });
const signedInEmail = (): string | undefined => currentSession()?.user.email;

beforeEach(async () => {
  signIn();
  await databases().drafts.drafts.clear();
  rememberRedirectTarget('/job_instance?page=2');
  expect(await acceptToken(tokenOf(GRACE), 0)).toBe('pending');
  return () => setPendingSignIn(null);
});

test('staying discards the pending sign-in and opens the requested screen', async () => {
  const { user, address } = await showQuestion();
  await user.click(screen.getByRole('button', { name: 'Stay signed in as ada@acme.test' }));
  await screen.findByText('Ada’s screen');
  expect(address()).toBe('/job_instance?page=2');
  expect(signedInEmail()).toBe('ada@acme.test');
  expect(pendingSignIn()).toBeNull();
});

test('switching signs one person out and the other person in, even on a double click', async () => {
  const { user } = await showQuestion();
  await user.dblClick(switchUser());
  await waitFor(() => expect(signedInEmail()).toBe('grace@acme.test'));
  expect(pendingSignIn()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('asks about unsent drafts first; closing the dialog keeps the session', async () => {
  await databases().drafts.drafts.add(draft);
  const { user } = await showQuestion();
  await user.click(switchUser());
  const question = await dialogOpened('dialog', 'Sign out with unsent drafts?');
  within(question).getByText('Shop one');
  await user.keyboard('{Escape}');
  await dialogClosed();
  expect(signedInEmail()).toBe('ada@acme.test');
  expect(await drafts()).toBe(1);
});

test('kept drafts are available at the next sign-in', async () => {
  await databases().drafts.drafts.add(draft);
  const { user } = await showQuestion();
  await user.click(switchUser());
  await dialogOpened('dialog');
  await user.click(screen.getByRole('button', { name: 'Keep on this device' }));
  await waitFor(() => expect(signedInEmail()).toBe('grace@acme.test'));
  expect(await drafts()).toBe(0);
  signIn();
  expect(await drafts()).toBe(1);
});

test('discarding removes the drafts after a second confirmation', async () => {
  await databases().drafts.drafts.add(draft);
  const { user } = await showQuestion();
  await user.click(switchUser());
  await dialogOpened('dialog');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await dialogOpened('alertdialog');
  await user.click(screen.getByRole('button', { name: /: Confirm$/ }));
  await waitFor(() => expect(signedInEmail()).toBe('grace@acme.test'));
  signIn();
  expect(await drafts()).toBe(0);
});

test('a token that expires while the question is open does not sign the person in', async () => {
  setPendingSignIn(null);
  await acceptToken(tokenOf({ ...GRACE, expiresAt: Date.now() + 2_000 }), 0);
  const waiting = pendingSignIn();
  if (waiting !== null) setPendingSignIn({ ...waiting, clockOffsetMs: 60_000 });
  const { user } = await showQuestion();
  await user.click(switchUser());
  expect((await screen.findByRole('alert')).textContent).toContain('This sign-in can’t be used');
  expect(currentSession()).toBeNull();
});
