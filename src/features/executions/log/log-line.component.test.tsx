import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseLog } from '@/domain/log/parse-log';
import { searchLog, searchPattern } from '@/domain/log/search-log';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { show } from '@tests/support/component/render';
import { LogLine } from './log-line';

const openLog = (text: string) => ({ text, log: parseLog(text) });

/** The hits of a query in a text. */
function hitsIn(text: string, query: string) {
  return searchLog(text, parseLog(text), searchPattern(query) ?? /$/g);
}

test('a line marks the hits of a search and leaves the text unchanged', async () => {
  await loadMoreTexts();
  const text = '[2026-11-23T03:30:00Z] ERROR: <b>a</b> \u001B[0m a';
  show(<LogLine open={openLog(text)} line={0} hits={hitsIn(text, 'A')} currentHit={1} />);
  const line = screen.getByRole('listitem');
  expect(line.textContent).toMatch(/^1\d\d:\d\d:\d\dERROR<b>a<\/b> ␛\[0m a$/);
  expect([...line.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['a', 'a']);
});

test('a time without a time zone is shown as the server wrote it', async () => {
  await loadMoreTexts();
  show(<LogLine open={openLog('[2026-03-29 02:30:00] ERROR: gone')} line={0} />);
  const time = screen.getByText('02:30:00');
  expect(time.dataset['tooltip']).toBe('29/03/2026 02:30:00, Server’s time');
});

test('a long line is truncated, and a click shows all of it', async () => {
  await loadMoreTexts();
  const showAll = vi.fn<(line: number) => void>();
  const { user } = show(<LogLine open={openLog('x'.repeat(3_000))} line={0} onShowAll={showAll} />);
  expect(screen.getByRole('listitem').textContent).toContain(`${'x'.repeat(2_000)}… `);
  await user.click(screen.getByRole('button', { name: 'Show all 3,000 characters' }));
  expect(showAll).toHaveBeenCalledWith(0);
});

test('a line that moves does not render its message again', async () => {
  await loadMoreTexts();
  let renders = 0;
  const open = {
    log: parseLog('a'),
    get text() {
      renders += 1;
      return 'a';
    },
  };
  const lineAt = (index: number) => <LogLine open={open} line={0} place={{ 'data-index': index }} />;
  const { rerender } = show(lineAt(0));
  rerender(lineAt(1));
  expect(renders).toBe(1);
});

test('the line number is a link; Shift+click extends the selection', async () => {
  await loadMoreTexts();
  const pick = vi.fn<(line: number, extend: boolean) => void>();
  const { user } = show(<LogLine open={openLog('a\nb')} line={1} onPick={pick} />);
  const link = screen.getByRole('link', { name: '2: select the line' });
  expect(link.getAttribute('href')).toBe('#L2');
  await user.click(link);
  await user.keyboard('{Shift>}');
  await user.click(link);
  await user.keyboard('{/Shift}');
  expect(pick.mock.calls).toEqual([
    [1, false],
    [1, true],
  ]);
});
