import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { NextStart } from './next-start';

// 23 November 2026, 04:30 in the browser's zone, which is an hour ahead of UTC.
const AT = new Date(2026, 10, 23, 4, 30);
const zone = vi.hoisted(() => ({ browser: 'Europe/Paris' }));

vi.mock(import('@/data/use-server-zone'), async (original) => ({
  ...(await original()),
  browserZone: () => zone.browser,
}));

test.each([
  ['Europe/Paris', '23/11/2026 04:30:00 UTC+1'],
  // If the browser is in UTC, the text of the schedule names no zone.
  ['UTC', '23/11/2026 04:30:00'],
])('in %s, the next start names a zone only if the text of the schedule names one', (browser, text) => {
  signIn();
  zone.browser = browser;
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  show(<NextStart at={AT} />);
  expect(screen.getByText('23/11/2026').parentElement?.textContent).toBe(text);
});
