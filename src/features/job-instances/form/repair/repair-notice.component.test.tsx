import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import { parsePropertyPath } from '@/domain/configuration/schema/path';
import type { ConnectionRow } from '@/domain/connection';
import type { HistoryEntry, InstanceRow } from '@/domain/instance';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { noAnswer, setConnection, signIn } from '@tests/support/component/world';
import { RepairNotice } from './repair-notice';

const at = (day: number): string => new Date(2026, 10, day, 9).toISOString();
const WORKED = executionRow(5, { createdAt: at(2) });
const FAILED = executionRow(7, { status: 'error', errorMessage: 'No.', createdAt: at(6) });

/** The versions of a configuration, the first one before the last success, the others after it. */
const versions = (...states: unknown[]): HistoryEntry[] =>
  states
    .map((state, index) => ({
      version: index + 1,
      username: null,
      loggedAt: at(index === 0 ? 1 : 2 + index),
      changeSet: {
        configuration: { old: JSON.stringify(states[index - 1] ?? {}), new: JSON.stringify(state) },
      },
    }))
    .toReversed();

/** Shows the notice about the failed run for a field of the newest configuration. */
async function notice(path: string, states: unknown[], isKnown = true): Promise<void> {
  const { cache } = databases();
  if (isKnown)
    await cache.histories.put({ code: 'alpha', entries: versions(...states), hasMore: false, readAt: Date.now() });
  const server = { code: 'alpha', configuration: JSON.stringify(states.at(-1)), updatedAt: at(20) } as InstanceRow;
  show(
    <MemoryRouter>
      <RepairNotice
        run={FAILED}
        path={parsePropertyPath(path)}
        code="alpha"
        snapshot={{ value: null, server, draft: null }}
      />
    </MemoryRouter>,
  );
  await screen.findByRole('link', { name: 'Execution 7 failed:' });
}

beforeEach(async () => {
  signIn();
  const { cache } = databases();
  await act(async () => {
    await cache.histories.clear();
    await cache.executions.clear();
    await cache.executions.bulkPut([WORKED, FAILED]);
    const fill = { done: true, page: 1, seen: 0, floor: 0, total: null, top: 0, lowest: 0, bottom: 0 };
    await cache.meta.put({ key: 'fill', value: fill });
    await cache.connections.put({ key: 'shopify/3', type: 'shopify', id: 3, label: 'Acme outlet' } as ConnectionRow);
  });
});

const mapping = (family: string, locale: string) => ({ akeneo_asset_family: family, locale });

test.each([
  ['shop_connection', [{ shop_connection: 3 }, { shop_connection: 4 }], 'Shop connection was “Acme outlet”.'],
  [
    'mappings[0].locale',
    [
      { mappings: [mapping('one', 'a'), mapping('two', 'en')] },
      { mappings: [mapping('two', 'fr'), mapping('one', 'a')] },
    ],
    'Mappings › two › Locale was “en”.',
  ],
  ['shop_connection', [{}, { shop_connection: 4 }], 'Shop connection was not set.'],
  [
    'shop_connection',
    [{ shop_connection: 3 }, { shop_connection: 4 }, { shop_connection: 3 }],
    'Shop connection had the same value.',
  ],
])('says which value %s had when the integration worked', async (path, states, words) => {
  await notice(path, states);
  const link = await screen.findByRole('link', { name: 'Execution 5 worked:' });
  expect(link.getAttribute('href')).toBe('/job_execution/5');
  // The name of a connection arrives later.
  await vi.waitFor(() => expect(link.parentElement?.textContent).toBe(`Execution 5 worked: ${words}`));
});

test('a long value is truncated, and can be expanded', async () => {
  const names = Array.from({ length: 100 }, (_, at) => `name${at}`);
  await notice('names', [{ names }, { names: ['other'] }]);
  fireEvent.click(await screen.findByRole('button', { name: /^Show all [\d,]+ characters: names$/ }));
  expect(screen.getByRole('link', { name: 'Execution 5 worked:' }).parentElement?.textContent).toContain('name99');
  expect(screen.getByRole('button', { name: 'Show less: names', expanded: true })).not.toBeNull();
});

test('says nothing about the field when its history could not be read', async () => {
  setConnection('live');
  const read = vi.spyOn(commands, 'fetchHistory').mockResolvedValue(noAnswer);
  await notice('shop_connection', [{ shop_connection: 4 }], false);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  await vi.waitFor(() => expect(document.querySelector('p[aria-hidden]')).toBeNull());
  expect(screen.queryByText(/worked:/)).toBeNull();
});
