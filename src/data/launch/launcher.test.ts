import { expect, test, vi } from 'vitest';
import { systemClock } from '@/lib/clock';
import { Launcher, type LaunchPorts } from './launcher';

const TRACE = { code: 'alpha', user: { id: '2', email: 'ada@acme.test' }, afterId: 4, since: 0 };

function portsWith(trace: LaunchPorts['trace']) {
  return {
    clock: systemClock,
    trace: vi.fn<LaunchPorts['trace']>(trace),
    launch: vi.fn<LaunchPorts['launch']>(() => Promise.resolve({ ok: true, value: { executionId: 5 } })),
    find: () => Promise.resolve(true),
    remember: () => {},
    recall: () => null,
  };
}

test('a launch whose trace cannot be read is not sent, and another launch is possible', async () => {
  const failed = new DOMException('on purpose', 'UnknownError');
  const ports = portsWith(() => Promise.reject(failed));
  const launcher = new Launcher(ports, 'alpha');
  await expect(launcher.launch(null)).rejects.toBe(failed);
  expect(ports.launch).not.toHaveBeenCalled();
  expect(launcher.snapshot()).toEqual({ busy: false, last: null });
  ports.trace.mockResolvedValue(null);
  expect(await launcher.launch(null)).toMatchObject({ result: 'accepted' });
});

test('the execution of a launch does not count for the next launch, even if the cache does not have it yet', async () => {
  const launcher = new Launcher(
    portsWith(() => Promise.resolve(TRACE)),
    'alpha',
  );
  await launcher.launch(null);
  expect(launcher.snapshot().last?.trace.afterId).toBe(4);
  await launcher.launch(null);
  expect(launcher.snapshot().last?.trace.afterId).toBe(5);
});
