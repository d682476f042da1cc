import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearSession, markSignedOut } from '@/data/session-store';
import { dialogOpened, showAt } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import type { DataRequest } from './data-requests';
import { RequestModal } from './request-modal';

const request: DataRequest = {
  key: 'asset_search',
  request: 'asset_search',
  fields: [{ name: 'asset_family', kind: 'text' }],
};
const BACK = 'What you had typed is back.';

async function open() {
  const element = <RequestModal type="akeneo" id="3" request={request} onClose={() => {}} />;
  const shown = showAt('/connections/data/pim/3', [{ path: '*', element }]);
  await dialogOpened('dialog');
  return shown;
}
const family = () => screen.getByRole<HTMLInputElement>('textbox', { name: /asset family/i });

test('typed values are restored once after the session has ended by itself', async () => {
  signIn();
  setConnection('live');
  const { user, unmount } = await open();
  expect(screen.queryByText(BACK)).toBeNull();
  await user.type(family(), 'packshots');
  act(() => clearSession());
  unmount();
  signIn();
  const again = await open();
  expect(family().value).toBe('packshots');
  expect(screen.getByText(BACK)).toBeDefined();
  again.unmount();
  await open();
  expect(family().value).toBe('');
});

test('nothing is restored after a sign-out', async () => {
  signIn();
  setConnection('live');
  const { user, unmount } = await open();
  await user.type(family(), 'packshots');
  act(() => {
    markSignedOut();
    clearSession();
  });
  unmount();
  signIn();
  await open();
  expect(family().value).toBe('');
});
