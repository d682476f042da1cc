import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { ScheduleCell } from './health-cells';
import type { InstanceListItem } from './instance-list-item';

const zone = vi.hoisted(() => ({ browser: 'Europe/Paris' }));

vi.mock(import('@/data/use-server-zone'), async (original) => ({
  ...(await original()),
  browserZone: () => zone.browser,
}));

const ITEM: InstanceListItem = {
  code: 'alpha',
  label: 'Alpha',
  company: null,
  jobCode: null,
  description: null,
  inside: null,
  shortfall: null,
  enabled: true,
  draft: null,
  health: { state: 'never', since: null },
  newest: null,
  cronExpression: '30 3 * * *',
  eventTrigger: false,
  // Local time. The test mocks `getTimezoneOffset`, so the local zone always counts as an hour ahead of UTC.
  next: new Date(2026, 10, 23, 4, 30).getTime(),
  strip: undefined,
  streak: undefined,
};

test.each([
  ['Europe/Paris', 'next 23/11/2026 04:30:00 UTC+1', '23/11/2026 04:30:00 UTC+1'],
  ['UTC', 'next 23/11/2026 04:30:00', undefined],
])(
  'with the browser in %s, the next run has a UTC offset only if the text of the schedule names a zone',
  (browser, text, tip) => {
    signIn();
    zone.browser = browser;
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
    show(<ScheduleCell item={ITEM} />);
    const line = screen.getByText('23/11/2026').parentElement;
    expect(line?.textContent).toBe(text);
    expect(line?.dataset['tooltip']).toBe(tip);
  },
);
