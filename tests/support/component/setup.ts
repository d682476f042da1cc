import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { i18n, loadMoreTexts, startI18n } from '@/i18n/start-i18n';
import { toast, toasts } from '@/ui/overlay/toast';

// As the console renders: effects run twice, so that a missing clean-up shows.
configure({ reactStrictMode: true });

// Testing Library advances a fake clock only through this name, which is another test runner's.
vi.stubGlobal('jest', { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) });

await startI18n();
await loadMoreTexts();

beforeEach(async () => {
  vi.spyOn(console, 'error');
  if (i18n.language !== 'en') await i18n.changeLanguage('en');
});

afterEach(() => {
  cleanup();
  const reports = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const { id } of toasts.read()) toast.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
  // A test that expects a report clears it: `vi.mocked(console.error).mockClear()`.
  expect(reports, 'console.error').toEqual([]);
});
