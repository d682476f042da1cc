import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FailedConsole } from '@/app/failed-console';
import { currentSession } from '@/data/session-store';
import { DraftsPage } from '@/features/drafts/drafts-page';
import { show, showAt, speak } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { NoticeList } from './notice-list';

/* The texts of a page in memory mode after the browser has reported that it removed all data. */

vi.mock(import('@/data/sync/use-databases'), async (original) => ({ ...(await original()), useInMemory: () => true }));
vi.mock(import('@/data/sync/storage-recovery'), async (original) => ({
  ...(await original()),
  useStorageState: () => 'memory' as const,
  useDataRemoved: () => true,
}));

beforeEach(() => signIn());

const notices = (): string[] => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('in both languages, the notices do not say that drafts stay or can be saved again', async () => {
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

test('a console that has failed says that a reload loses the drafts', () => {
  show(<FailedConsole error={null} onRetry={() => {}} />);
  expect(screen.getByText(/kept in this tab only: reloading the page loses it/)).toBeTruthy();
});

test('the list of drafts mentions only this tab, because it cannot read the drafts on this device', async () => {
  showAt('/drafts', [{ path: '/drafts', element: <DraftsPage /> }]);
  expect(await screen.findByText('No drafts in this tab')).toBeTruthy();
});
