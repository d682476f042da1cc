import { afterEach, beforeEach, vi } from 'vitest';
import { LocalLocks } from '@/lib/browser/locks';
import { MemoryChannel } from './memory-channel';

/**
 * Prepares tests that run shipped workers; call it in a file or a `describe` block. The workers share locks and
 * messages as browser tabs do.
 * @returns a function that lets virtual time pass, in steps of `stepMs`; after each step all work settles
 */
export function workerTabs(stepMs: number): (ms: number, each?: () => void) => Promise<void> {
  beforeEach(() => {
    const locks = new LocalLocks();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    vi.stubGlobal('navigator', {
      locks: { request: locks.request.bind(locks), query: async () => ({ held: [], pending: [] }) },
    });
    vi.stubGlobal('BroadcastChannel', MemoryChannel);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return async (ms, each = () => {}) => {
    for (let passed = 0; passed < ms; passed += stepMs) {
      each();
      await vi.advanceTimersByTimeAsync(stepMs);
      for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
}
