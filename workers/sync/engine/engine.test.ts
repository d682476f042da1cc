import { expect, test } from 'vitest';
import { systemClock } from '@/lib/clock';
import type { TaskCode } from '@workers/protocol/sync-status';
import { runEngine } from './engine';
import type { EngineContext } from './engine-context';
import { BackendHealth } from './backend-health';
import type { SyncTask } from './sync-task';
import { WakeableTimer } from './wakeable-timer';

test('if a task ends with an error, the other tasks end too, before the engine does', async () => {
  const broken = new Error('on purpose');
  const context = {
    clock: systemClock,
    health: new BackendHealth(systemClock, () => {}),
    waitUntilAwake: async () => {},
    reportTask: (code: TaskCode) => {
      if (code === 'fill') throw broken;
    },
    onError: () => {},
  } as unknown as EngineContext;
  const task = (code: TaskCode, run: SyncTask['run']): [TaskCode, SyncTask] => [
    code,
    { code, isProbe: true, timer: new WakeableTimer(systemClock), run },
  ];
  let hasEnded = false;
  const tasks = new Map([
    task('fill', async () => 1),
    task('head', async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      await systemClock.sleep(5);
      hasEnded = true;
      return 60_000;
    }),
  ]);
  await expect(runEngine(tasks, context, new AbortController().signal)).rejects.toBe(broken);
  expect(hasEnded).toBe(true);
});
