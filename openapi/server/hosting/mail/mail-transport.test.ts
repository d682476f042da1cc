import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { smtpDelivery } from './mail-transport';

afterEach(() => void vi.useRealTimers());

test('a delivery fails if the mail server does not answer within ten seconds', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const connected = new Promise<() => void>((resolve) =>
    server.on('connection', (socket) => resolve(() => void socket.destroy())),
  );
  let outcome = 'waiting';
  void smtpDelivery(`smtp://127.0.0.1:${String(port)}`)({ id: 1, to: 'a@b.test', subject: 'Link', text: '' }).catch(
    (error: unknown) => {
      outcome = String(error);
    },
  );
  const hangUp = await connected;
  for (let turn = 0; turn < 100; turn += 1) {
    await vi.advanceTimersByTimeAsync(100);
    // The client sees the connection later than the server.
    await new Promise(setImmediate);
  }
  hangUp();
  server.close();
  expect(outcome).toMatch(/Connection timeout|Greeting never received/);
});
