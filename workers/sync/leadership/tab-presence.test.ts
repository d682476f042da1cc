import { expect, test } from 'vitest';
import type { Watch } from '@workers/protocol/sync-status';
import { TabPresence } from './tab-presence';

let now = 0;
const clock = { now: () => Date.now(), elapsed: () => now, random: () => 0, sleep: async () => {} };
const tab = (tabId: string, visible: boolean, watching: Watch[] = []) =>
  ({ kind: 'presence', tabId, visible, watching, gone: false }) as const;

test('knows how long all tabs have been hidden, and whether a hidden tab watches an execution', () => {
  now = 0;
  const presence = new TabPresence(clock);
  presence.receive(tab('a', true));
  now = 10_000;
  presence.receive(tab('a', false));
  presence.receive(tab('b', false, [{ kind: 'instance', code: 'x' }]));
  now = 60_000;
  expect(presence.hiddenFor()).toBe(60_000);
  expect(presence.watchesExecution()).toBe(false);
  presence.receive(tab('b', false, [{ kind: 'execution', id: 1 }]));
  expect(presence.watchesExecution()).toBe(true);
  presence.receive(tab('b', true));
  expect(presence.hiddenFor()).toBe(0);
});

test('a tab that crashed while it watched an execution is forgotten, whether it was visible or hidden', () => {
  for (const [visible, silence] of [
    [true, 60_000],
    [false, 121_000],
  ] as const) {
    now = 0;
    const presence = new TabPresence(clock);
    presence.receive(tab('a', visible, [{ kind: 'execution', id: 1 }]));
    expect(presence.watchesExecution()).toBe(true);
    now = silence;
    expect(presence.watchesExecution()).toBe(false);
    expect(presence.summary()).toEqual({ visible: false, watching: [] });
    // The tab is forgotten, so its next message counts as a change.
    expect(presence.receive(tab('a', visible, [{ kind: 'execution', id: 1 }]))).toBe(true);
  }
});
