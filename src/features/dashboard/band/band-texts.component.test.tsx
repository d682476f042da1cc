import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { periodResult, type InstanceInPeriod } from '@/domain/runs/period/period-result';
import { useFormat } from '@/i18n/format/use-format';
import { show, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { bandTexts } from './band-texts';

const instance = (lastOutcome: InstanceInPeriod['lastOutcome'], isSilent = false): InstanceInPeriod => ({
  isScheduled: true,
  lastOutcome,
  isMissed: false,
  worksSince: false,
  isSilent,
});
const failed = instance('error');
const worked = instance('success');
const silent = instance('success', true);

function Lines({ instances, knownSince }: { instances: InstanceInPeriod[]; knownSince: number | null }) {
  const { t } = useTranslation('dashboard');
  const data = {
    period: 'night',
    span: { from: 0, to: 1 },
    runs: { success: 0, warning: 0, error: 0, failedInstances: 0, all: 0 },
    figures: [],
    result: periodResult(instances),
    knownSince,
  } as const;
  return bandTexts(data, t, useFormat()).lines.join(' ');
}

test.each([
  [[failed, worked, silent], '2 worked. 1 of them processed nothing.'],
  [[failed, silent], '1 worked. It processed nothing.'],
  [[worked, silent, silent], '2 of them processed nothing.'],
  [[worked, worked], ''],
])('the band mentions runs that processed nothing, %#', (instances, text) => {
  signIn();
  show(<Lines instances={instances} knownSince={null} />);
  expect(document.body.textContent).toBe(text);
});

test('in French too, runs that processed nothing are mentioned only after the integrations that worked', async () => {
  signIn();
  const { rerender } = show(<Lines instances={[failed, worked, silent]} knownSince={null} />);
  await speak('fr');
  expect(document.body.textContent).toBe('2 ont fonctionné. 1 d’entre elles n’a rien traité.');
  rerender(<Lines instances={[worked, silent, instance('stopped')]} knownSince={Infinity} />);
  expect(document.body.textContent).not.toContain('rien traité');
});
