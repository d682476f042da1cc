import { expose } from 'comlink';
import { SyncWorker } from './sync-worker';

/**
 * Entry point of the sync worker. The same file runs as a SharedWorker, to which every page connects, and as a
 * dedicated worker, for example in browsers without SharedWorker.
 */
const worker = new SyncWorker();

if ('onconnect' in self) {
  self.addEventListener('connect', (event) => {
    const [port] = event instanceof MessageEvent ? event.ports : [];
    if (port === undefined) return;
    expose(worker, port);
    port.start();
  });
} else {
  expose(worker);
}
