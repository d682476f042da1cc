import { expect, test, vi } from 'vitest';
import { systemClock } from '@/lib/clock';
import { Launcher, type LaunchPorts } from './launcher';

test('a launch whose trace cannot be read is not sent, and another launch is possible', async () => {
  const failed = new DOMException('on purpose', 'UnknownError');
  const ports = {
    clock: systemClock,
    trace: vi.fn<LaunchPorts['trace']>(() => Promise.reject(failed)),
    launch: vi.fn<LaunchPorts['launch']>(() => Promise.resolve({ ok: true, value: { executionId: 5 } })),
    find: () => Promise.resolve(true),
    remember: () => {},
    recall: () => null,
  };
  const launcher = new Launcher(ports, 'alpha');
  await expect(launcher.launch(null)).rejects.toBe(failed);
  expect(ports.launch).not.toHaveBeenCalled();
  expect(launcher.snapshot()).toEqual({ busy: false, last: null });
  ports.trace.mockResolvedValue(null);
  expect(await launcher.launch(null)).toMatchObject({ result: 'accepted' });
});
