import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeClock, show, speak } from '@tests/support/component/render';
import { TimeWithAge } from './time-with-age';
import { RelativeTime } from './relative-time';

const NOW = new Date(2026, 2, 14, 12, 0, 0);
const ago = (seconds: number): number => NOW.getTime() - seconds * 1_000;
const shown = (): string => screen.getByRole('time').textContent.replace('\u00a0', ' ');

beforeEach(() => fakeClock.start(NOW));

test('the relative time is updated every 15 seconds while it is shown', async () => {
  show(<RelativeTime moment={ago(58)} />);
  expect(shown()).toBe('just now');
  await fakeClock.pass(14_999);
  expect(shown()).toBe('just now');
  await fakeClock.pass(1);
  expect(shown()).toBe('1 min ago');
});

test('is translated into French, and has the exact time in its tooltip', async () => {
  show(<RelativeTime moment={ago(2 * 3_600)} />);
  expect(shown()).toBe('2 h ago');
  await speak('fr');
  expect(shown()).toBe('il y a 2 h');
  expect(screen.getByRole('time').dataset['tooltip']).toBe('14/03/2026 10:00:00');
});

test('a time up to two minutes ahead, from clock skew, is not shown as future', () => {
  const { rerender } = show(<RelativeTime moment={ago(-119)} />);
  expect(shown()).toBe('just now');
  rerender(<RelativeTime moment={ago(-180)} />);
  expect(shown()).toBe('in 3 min');
});

test.each([null, undefined, '', 'yesterday'])('%j is shown as a dash', (moment) => {
  const { rerender } = show(
    <p>
      <RelativeTime moment={moment} />
    </p>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('–');
  rerender(
    <p>
      <TimeWithAge moment={moment ?? null} />
    </p>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('–');
});

test('the relative time is next to the exact time', () => {
  show(
    <p>
      <TimeWithAge moment={ago(300)} />
    </p>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('14/03/2026 11:55:00 5 min ago');
});

test('a hidden page does not update, and catches up when it is visible again', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show(<RelativeTime moment={ago(0)} />);
  await fakeClock.pass(600_000);
  expect(shown()).toBe('just now');
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(shown()).toBe('10 min ago');
});

test('one timer serves all shown times; it starts with the first time and stops with the last', () => {
  const { rerender, unmount } = show(<RelativeTime moment={ago(0)} />);
  expect(vi.getTimerCount()).toBe(1);
  rerender(
    <>
      <RelativeTime moment={ago(0)} />
      <RelativeTime moment={ago(60)} />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  rerender(<RelativeTime moment={ago(60)} />);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('after a period in which no time was shown, the next time is relative to the current time', async () => {
  const { rerender } = show(<RelativeTime moment={ago(0)} />);
  rerender(<main />);
  await fakeClock.pass(300_000);
  rerender(<RelativeTime moment={ago(0)} />);
  expect(shown()).toBe('5 min ago');
});
