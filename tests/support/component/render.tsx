import { act, render, screen, waitFor, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { chooseLanguage } from '@/i18n/start-i18n';
import type { Language } from '@/i18n/languages';
import { ConfirmProvider } from '@/ui/overlay/confirm-provider';
import { ToastRegion } from '@/ui/overlay/toast-region';

/** A rendered component, and a simulated user who operates it. */
export interface Rendered extends Pick<RenderResult, 'rerender' | 'unmount'> {
  user: UserEvent;
}

/** Renders a component with the providers of every screen: questions and toasts. */
export function show(element: ReactElement): Rendered {
  // Without a delay, so that typing needs no timer.
  const user = userEvent.setup({ delay: null });
  const { rerender, unmount } = render(element, { wrapper: Surroundings });
  return { user, rerender, unmount };
}

/**
 * Renders the screen at an address of the console, e.g. "/users?page=2", with the browser's history. `address` returns
 * the current address.
 */
export function showAt(address: string, routes: RouteObject[]): Rendered & { address: () => string } {
  history.replaceState(null, '', address);
  const router = createBrowserRouter(routes);
  onTestFinished(() => router.dispose());
  const rendered = show(<RouterProvider router={router} />);
  return { ...rendered, address: () => location.pathname + location.search };
}

function Surroundings({ children }: { children: ReactNode }) {
  return (
    <ConfirmProvider>
      {children}
      <ToastRegion />
    </ConfirmProvider>
  );
}

/** Switches the language like the language select. The next test starts in English again. */
export const speak = (language: Language): Promise<void> => act(() => chooseLanguage(language));

/** Resolves to the dialog when it is open and, a little later, contains the focus. */
export async function dialogOpened(role: 'dialog' | 'alertdialog', name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

/** Resolves when no dialog is open and, a little later, the page behind can be used again. */
export const dialogClosed = (): Promise<void> =>
  waitFor(() => {
    expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeNull();
    expect(document.querySelector('body > :is([aria-hidden], [inert])')).toBeNull();
    expect(document.body.style.pointerEvents).toBe('');
  });

/** A clock that only the test moves. The real clock is back after the test. */
export const fakeClock = {
  /** @param now the time at which the clock starts; the real time by default */
  start: (now: Date = new Date()): void => {
    // `setImmediate` stays: the fake clipboard and the fake database need it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now });
  },
  /** Moves the clock, runs the timers that are due, and renders what changed. */
  pass: (milliseconds: number): Promise<void> =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    }),
};
