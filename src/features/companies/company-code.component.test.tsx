import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Company } from '@/domain/company';
import { showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { CompanyCreatePage } from './company-create-page';
import { CompanyPage } from './company-page';

type Sent = { method: string; body: unknown }[];

/** A route action that adds the form's requests to `sent`. */
function keep(sent: Sent) {
  return async ({ request }: { request: Request }) => {
    sent.push({ method: request.method, body: await request.json() });
    return { ok: true, value: null };
  };
}

test.each([
  ['Nordic Home', 'A code has no spaces and no slashes'],
  ['nordic/home', 'A code has no spaces and no slashes'],
  ['create', 'The console uses this word itself. Choose another code'],
])('a new company cannot get the code %j', async (code, message) => {
  const sent: Sent = [];
  signIn();
  setConnection('live');
  const { user } = showAt('/company/create', [
    { path: '/company/create', element: <CompanyCreatePage />, action: keep(sent) },
  ]);
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), code);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Nordic');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent).toEqual([]);
});

test.each(['Nordic Home', 'nordic/home', 'Create', 'x'.repeat(300)])(
  'an existing company with the code %j gets another name',
  async (code) => {
    const company: Company = { code, name: 'Nordic', userNumber: 1, jobInstanceNumber: 1 };
    const sent: Sent = [];
    signIn();
    setConnection('live');
    const address = `/company/${encodeURIComponent(code)}`;
    const loader = () => ({ address, outcome: Promise.resolve({ ok: true, value: company }) });
    const { user } = showAt(address, [
      { path: '/company/:code', element: <CompanyPage />, loader, action: keep(sent) },
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Ltd');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your data has been saved successfully')).toBeTruthy();
    expect(sent).toEqual([{ method: 'PATCH', body: { name: 'Nordic Ltd' } }]);
  },
);
