import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeClock, show } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { useServerSecond } from './use-server-time';

function Clock() {
  return <output>{useServerSecond(true)}</output>;
}

function Clocks({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <Clock key={index} />);
}

const times = (): (string | null)[] => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('clocks that start at different moments of a second tick together', async () => {
  fakeClock.start(new Date(2026, 2, 14, 9, 5, 0, 600));
  signIn();
  setConnection('live');
  const { rerender } = show(<Clocks count={1} />);
  await fakeClock.pass(300);
  rerender(<Clocks count={2} />);
  for (let step = 0; step < 20; step++) {
    await fakeClock.pass(100);
    expect(new Set(times()).size).toBe(1);
  }
});
