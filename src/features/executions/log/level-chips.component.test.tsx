import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOG_LEVELS, type LogLevel } from '@/domain/log/log-level';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { show } from '@tests/support/component/render';
import { LevelChips } from './level-chips';

/** Renders the chips and records each set of chosen levels. */
async function showChips(levels: readonly LogLevel[]) {
  await loadMoreTexts();
  const chosen: LogLevel[][] = [];
  const change = (next: ReadonlySet<LogLevel>): void => void chosen.push([...next].sort());
  const counts = LOG_LEVELS.map((level) => (level === 'other' ? 0 : 2));
  const { user } = show(<LevelChips counts={counts} levels={new Set(levels)} onChange={change} />);
  return { user, chosen };
}

test('a click toggles a level; Shift+click shows only this level', async () => {
  const { user, chosen } = await showChips(['error', 'warning']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Errors only',
    'Error2',
    'Warning2',
    'Info2',
    'Debug2',
  ]);
  await user.click(screen.getByRole('button', { name: /^Warning/ }));
  await user.click(screen.getByRole('button', { name: /^Info/ }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: /^Debug/ }));
  await user.keyboard('{/Shift}');
  expect(chosen).toEqual([['error'], ['error', 'info', 'warning'], ['debug']]);
});

test('"Errors only" is a switch', async () => {
  const { user, chosen } = await showChips(['error']);
  const only = screen.getByRole('button', { name: 'Errors only' });
  expect(only.getAttribute('aria-pressed')).toBe('true');
  await user.click(only);
  expect(chosen).toEqual([[...LOG_LEVELS].sort()]);
});
