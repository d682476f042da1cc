import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { vi } from 'vitest';
import { ConfirmProvider } from '@/ui/overlay/confirm-provider';
import { ToastRegion } from '@/ui/overlay/toast-region';

/** A rendered component and its user. */
export interface Rendered extends Pick<RenderResult, 'rerender' | 'unmount'> {
  user: UserEvent;
}

/** Renders a component inside what surrounds every screen: questions and toasts. */
export function show(element: ReactElement): Rendered {
  // Without a delay, so that typing moves no clock.
  const user = userEvent.setup({ delay: null });
  const { rerender, unmount } = render(element, { wrapper: Surroundings });
  return { user, rerender, unmount };
}

function Surroundings({ children }: { children: ReactNode }) {
  return (
    <ConfirmProvider>
      {children}
      <ToastRegion />
    </ConfirmProvider>
  );
}

/** A clock that only the test moves. The real one is back after the test. */
export const fakeClock = {
  /** @param now what the clock says at first; default the real time */
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
