import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '@tests/support/component/render';
import { ShareLinkButton } from './share-link-button';

const URL = 'https://console.test/job_instance/shop/view';

test('copies the address, and says so until the focus leaves', async () => {
  const { user } = show(<ShareLinkButton title="Shop" url={URL} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(URL);
  await user.tab();
  screen.getByRole('button', { name: 'Copy link' });
});

test('on a touch screen, the button opens the share sheet of the device; closing the sheet is no error', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new DOMException('', 'AbortError'));
  Object.assign(navigator, { share });
  const { matchMedia } = globalThis;
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
    Object.assign(globalThis, { matchMedia });
  });
  const { user } = show(<ShareLinkButton title="Shop" url={URL} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Shop', url: URL });
  expect(screen.queryByRole('alert')).toBeNull();
});
