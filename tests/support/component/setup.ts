import 'fake-indexeddb/auto';
import { act, cleanup, configure } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { chooseLanguage, i18n, loadDashboardTexts, loadMoreTexts, startI18n } from '@/i18n/start-i18n';
import { clearSession } from '@/data/session-store';
import { resetStatus } from '@/data/sync/sync-status-store';
import { toast, toasts } from '@/ui/overlay/toast';

// On a busy machine, the import of a lazy part takes long.
configure({ asyncUtilTimeout: 20_000 });

// With a fake clock, Testing Library waits in steps of 50 ms. Without a real pause after each step, it would give up at
// once.
const realTimeout = setTimeout;
configure({
  unstable_advanceTimersWrapper: (advance) =>
    act(async () => {
      await advance();
      await new Promise((resolve) => realTimeout(resolve, 10));
    }),
});

/** The time of a few frames. */
const FRAMES_MS = 50;

// Testing Library advances a fake clock only through the global of Jest.
vi.stubGlobal('jest', { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) });

// Stubs for the features that jsdom lacks: adopted style sheets, layout, and observers of layout changes. A dialog
// focuses only elements with a box.
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
  // Testing Library changes this flag during each `act`. After two overlapping acts, the value of the first act would
  // stay.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockReturnValue();
  if (i18n.language !== 'en') await chooseLanguage('en');
});

afterEach(() => {
  cleanup();
  const reports = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  // The frames of jsdom run on the fake clock too. A frame that is still waiting would stop all later frames.
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

// Test files share the IndexedDB that Dexie finds at its first import, so each file leaves it empty. Lazy parts that
// are still loading would fail after the last file.
afterAll(async () => {
  await vi.dynamicImportSettled();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});
