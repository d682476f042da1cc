import type { BrowserContext, CDPSession } from 'playwright';

/** DevTools of the whole browser, with its workers and processes. */
export interface BrowserDevtools {
  /** The processor time that all processes of the browser have used so far, in seconds. */
  processorSeconds(): Promise<number>;
  /** The size of the engine's heap after a garbage collection, in bytes; NaN if no shared worker runs. */
  engineHeap(): Promise<number>;
}

/** @throws when the browser does not offer a DevTools session */
export async function browserDevtools(context: BrowserContext): Promise<BrowserDevtools> {
  const browser = context.browser();
  if (browser === null) throw new Error('no DevTools session with the browser');
  const session = await browser.newBrowserCDPSession();
  return {
    async processorSeconds() {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    },
    async engineHeap() {
      const { targetInfos } = await session.send('Target.getTargets');
      const worker = targetInfos.find(({ type }) => type === 'shared_worker');
      if (worker === undefined) return Number.NaN;
      const ask = await messagesOf(session, worker.targetId);
      await ask('HeapProfiler.collectGarbage');
      const { usedSize } = (await ask('Runtime.getHeapUsage')) as { usedSize: number };
      return usedSize;
    },
  };
}

/**
 * Returns a function that sends a DevTools command to a target, such as a worker, through the browser's session, and
 * resolves to the result of the command.
 */
async function messagesOf(session: CDPSession, targetId: string): Promise<(method: string) => Promise<unknown>> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (result: unknown) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result: unknown };
    waiting.get(id)?.(result);
  });
  return (method) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) }).catch(reject);
    });
}
