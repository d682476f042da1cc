import { screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { transportProblem } from '@/domain/problem';
import { show } from '@tests/support/component/render';
import { refusal } from '@tests/support/component/world';
import { sendStop } from './stop-run';

function Stop() {
  const { t } = useTranslation('run');
  return <button onClick={() => void sendStop(7, t)}>Stop</button>;
}

const FAILS = 'An error occurred: the server answers with HTTP 503. Try again later.';
const unconfirmed = { ok: false, problem: transportProblem('unconfirmed') } as const;

test.each([
  [refusal(503), `The execution is not stopping. ${FAILS}`],
  [refusal(500, { description: 'Internal Server Error' }), /is not stopping\. The server could not do this\.$/],
  [refusal(400, { description: 'The runner is off.' }), 'The runner is off.'],
  [unconfirmed, /status shown here is up to date\. If it does not change, stop the execution again\.$/],
])('an unsuccessful stop shows the reason or what to do: %j', async (outcome, text) => {
  vi.spyOn(commands, 'stop').mockResolvedValue(outcome);
  const { user } = show(<Stop />);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(text)).not.toBeNull();
});
