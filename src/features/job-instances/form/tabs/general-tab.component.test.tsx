import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { commands } from '@/data/commands';
import { databases } from '@/data/sync/databases';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { show } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import type { TabProps } from '../form-field';
import { GeneralTab } from './general-tab';

const props = (isNew: boolean): TabProps =>
  ({
    value: NEW_INSTANCE,
    set: {},
    errors: {},
    editor: { edit: () => {}, snapshot: () => ({ value: NEW_INSTANCE }) },
    isNew,
    readOnly: false,
  }) as unknown as TabProps;

const requestedLists = () =>
  vi.spyOn(commands, 'fetchOptions').mockImplementation(async ({ list }) => {
    const { cache } = databases();
    if (list === 'companies') await cache.companies.put({ code: 'umbrella', name: 'Umbrella' });
    return { ok: true, value: { count: 2 } };
  }).mock.calls;

test('a new integration offers a company that was created after the list of companies was cached', async () => {
  signIn();
  const { cache } = databases();
  await cache.companies.put({ code: 'acme', name: 'Acme' });
  await cache.jobs.put({ code: 'dummy', defaultConf: '{}', hasEventTrigger: false, connector: null });
  const lists = requestedLists();
  const { rerender } = show(<GeneralTab {...props(true)} />);
  await screen.findByRole('option', { name: 'Umbrella' });
  await waitFor(() =>
    expect(
      lists
        .flat()
        .map(({ list }) => list)
        .toSorted(),
    ).toEqual(['companies', 'jobs']),
  );
  rerender(<GeneralTab {...props(true)} />);
  expect(lists).toHaveLength(2);
});

test('an existing integration, whose company and job cannot change, requests neither list', async () => {
  signIn();
  const lists = requestedLists();
  show(<GeneralTab {...props(false)} />);
  await screen.findByRole('textbox', { name: 'Code' });
  expect(lists).toEqual([]);
});

test('without a connection, nothing is requested; the lists are requested when the connection returns', async () => {
  signIn();
  setConnection('failing');
  const lists = requestedLists();
  show(<GeneralTab {...props(true)} />);
  await screen.findByRole('textbox', { name: 'Code' });
  expect(lists).toEqual([]);
  setConnection('live');
  await waitFor(() => expect(lists).toHaveLength(2));
});
