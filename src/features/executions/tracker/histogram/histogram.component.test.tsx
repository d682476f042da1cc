import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeClock, show } from '../../../../../tests/support/component/render';
import { signIn } from '../../../../../tests/support/component/world';
import { Histogram } from './histogram';

const MINUTE = 60_000;

test('the histogram does not render again until the next hour', async () => {
  fakeClock.start(new Date(2026, 10, 23, 12, 58, 30));
  signIn();
  const onRender = vi.fn<() => void>();
  show(
    <Profiler id="histogram" onRender={onRender}>
      <Histogram created={null} onCreatedChange={() => {}} />
    </Profiler>,
  );
  await expect.poll(() => screen.queryByRole('img')).not.toBeNull();
  onRender.mockClear();
  await fakeClock.pass(MINUTE);
  expect(onRender).not.toHaveBeenCalled();
  await fakeClock.pass(MINUTE);
  expect(onRender).toHaveBeenCalled();
});
