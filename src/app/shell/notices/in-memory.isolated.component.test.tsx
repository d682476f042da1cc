import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FailedConsole } from '@/app/failed-console';
import { currentSession } from '@/data/session-store';
import { DraftsPage } from '@/features/drafts/drafts-page';
import { show, showAt, speak } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { NoticeList } from './notice-list';

/* What a page in memory says, even if the browser reports a removal of all data at any later moment. */

vi.mock(import('@/data/sync/use-databases'), async (original) => ({ ...(await original()), useInMemory: () => true }));
vi.mock(import('@/data/sync/storage-recovery'), async (original) => ({
  ...(await original()),
  useStorageState: () => 'memory' as const,
  useDataRemoved: () => true,
}));

beforeEach(() => signIn());

const notices = (): string[] => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('the notices say nothing of drafts that stay or are saved again, in both languages', async () => {
  setConnection('failing');
  show(<NoticeList session={currentSession()} />);
  expect(notices()).toEqual([
    expect.stringMatching(
      /^This browser removed .* are gone, except those open in a tab\. See Drafts for what is left\./,
    ),
    expect.stringMatching(/You’re seeing data kept in this tab only\.$/),
    expect.stringMatching(/kept in this tab only until it is sent\. Drafts from before are not sent from this tab\.$/),
  ]);
  await speak('fr');
  const french = notices().join(' ');
  expect(french).toContain('Vous voyez ce qui n’est conservé que dans cet onglet.');
  expect(french).not.toMatch(/restent|à nouveau|conservé sur cet appareil\./);
});

test('a console that has stopped asks for another try, because a reload loses the drafts', () => {
  show(<FailedConsole error={null} onRetry={() => {}} />);
  expect(screen.getByText(/kept in this tab only: reloading the page loses it/)).toBeTruthy();
});

test('the list of drafts says nothing of the drafts on this device, which it cannot read', async () => {
  showAt('/drafts', [{ path: '/drafts', element: <DraftsPage /> }]);
  expect(await screen.findByText('No drafts in this tab')).toBeTruthy();
});
