import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { counterKeysOf } from '@/database/counter-keys';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { noAnswer, setConnection, signIn } from '@tests/support/component/world';
import { commands } from '../../commands';
import { databases } from '../../sync/databases';
import { useExecutionPage } from './use-execution-page';

const FILTERS = { createdByEmail: 'ada@acme.test' };

function Shown() {
  const page = useExecutionPage(FILTERS, 1);
  return <output>{`${page?.source}: ${page?.rows.map(({ id }) => id).join()}`}</output>;
}

/** Stores an execution whose creator the server identifies only by an id. */
async function store(id: number): Promise<void> {
  const { cache } = databases();
  const row = executionRow(id, { createdById: '2', createdByEmail: null, isByPerson: true });
  await cache.transaction('rw', cache.executions, cache.counters, async () => {
    await cache.executions.put(row);
    for (const key of counterKeysOf(row)) {
      const count = (await cache.counters.get(key))?.count ?? 0;
      await cache.counters.put({ key, count: count + 1 });
    }
  });
}

test('a list by creator is requested again when an execution of an unknown creator arrives', async () => {
  signIn();
  setConnection('live');
  const found = (...items: number[]) => ({ ok: true as const, value: { items, total: items.length, hasMore: false } });
  const find = vi.spyOn(commands, 'findExecutions').mockResolvedValueOnce(found(1));
  await store(1);
  show(<Shown />);
  expect(await screen.findByText('server: 1')).toBeDefined();
  find.mockResolvedValueOnce(found(2, 1));
  await store(2);
  expect(await screen.findByText('server: 2,1')).toBeDefined();
  find.mockResolvedValue(noAnswer);
  await store(3);
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(3));
  expect(screen.getByText('server: 2,1')).toBeDefined();
});
