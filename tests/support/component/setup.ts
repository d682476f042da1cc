import 'fake-indexeddb/auto';
import { act, cleanup, configure } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { chooseLanguage, i18n, loadDashboardTexts, loadMoreTexts, startI18n } from '@/i18n/start-i18n';
import { clearSession } from '@/data/session-store';
import { resetStatus } from '@/data/sync/sync-status-store';
import { toast, toasts } from '@/ui/overlay/toast';

// A busy machine takes long to import a lazy part.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library waits with a fake clock in steps of 50 ms. Without a pause after each, it would give up at once.
const realTimeout = setTimeout;
configure({
  unstable_advanceTimersWrapper: (advance) =>
    act(async () => {
      await advance();
      await new Promise((resolve) => realTimeout(resolve, 10));
    }),
});

/** A few frames. */
const FRAMES_MS = 50;

// Testing Library advances a fake clock only through the global of Jest.
vi.stubGlobal('jest', { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) });

// Stubs for what jsdom lacks: adopted style sheets, layout and its changes. A dialog focuses only elements with a box.
document.adoptedStyleSheets = [];
Element.prototype.getClientRects = function (this: Element): DOMRectList {
  return [this.getBoundingClientRect()] as unknown as DOMRectList;
};
Element.prototype.scrollIntoView = () => {};
vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) });
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

await startI18n();
await Promise.all([loadDashboardTexts(), loadMoreTexts()]);

beforeEach(async () => {
  // Testing Library changes it during each `act`. After two overlapping acts, the value of the first would stay.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockReturnValue();
  if (i18n.language !== 'en') await chooseLanguage('en');
});

afterEach(() => {
  cleanup();
  const reports = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  // The frames of jsdom run on the fake clock too. A frame that stays there would stop all later frames.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAMES_MS);
  vi.useRealTimers();
  for (const { id } of toasts.read()) toast.dismiss(id);
  resetStatus();
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  // A test that expects a report clears it: `vi.mocked(console.error).mockClear()`.
  expect(reports, 'console.error').toEqual([]);
});

// Files share the IndexedDB that Dexie finds at its first import, so each leaves it empty. Lazy parts that are still on
// the way would fail after the last file.
afterAll(async () => {
  await vi.dynamicImportSettled();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});
