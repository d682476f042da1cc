import { expose } from 'comlink';
import { SyncWorker } from './sync-worker';

/**
 * Entry of the one sync worker. The same file runs as a SharedWorker, where every page connects to one engine,
 * and as a dedicated worker where there is none.
 */
const worker = new SyncWorker();

if ('onconnect' in self) {
  self.addEventListener('connect', (event) => {
    const [port] = (event as MessageEvent).ports;
    if (port === undefined) return;
    expose(worker, port);
    port.start();
  });
} else {
  expose(worker);
}
