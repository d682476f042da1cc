import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '@/data/session-store';
import { nextRun } from '@/domain/schedule/cron-runs';
import { show } from '@tests/support/component/render';
import { tokenOf } from '@tests/support/component/world';
import { useSchedule } from './use-schedule';

const TWO_YEARS_MS = 2 * 366 * 86_400_000;
const NEW_YEAR = '0 0 1 1 *';

function FirstRun() {
  const schedule = useSchedule(NEW_YEAR, 'UTC', 'UTC');
  return schedule.state === 'read' ? schedule.runs[0]?.at.toISOString() : schedule.state;
}

test('the next runs follow the clock of the server', async () => {
  act(() => void storeSession(tokenOf(), TWO_YEARS_MS));
  show(<FirstRun />);
  const next = nextRun(NEW_YEAR, new Date(Date.now() + TWO_YEARS_MS), 'UTC')?.toISOString();
  await screen.findByText(next ?? 'no run');
  expect(next).not.toBe(nextRun(NEW_YEAR, new Date(), 'UTC')?.toISOString());
});
