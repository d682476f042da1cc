import { expose } from 'comlink';
import { SyncWorker } from './sync-worker';

/**
 * Entry of the one sync worker. The same file runs as a SharedWorker, where every page connects to one engine,
 * and as a dedicated worker where there is none (design, section 4).
 */
const worker = new SyncWorker();

interface SharedScope {
  onconnect: ((event: MessageEvent) => void) | null;
}

if ('onconnect' in self) {
  (self as unknown as SharedScope).onconnect = (event) => {
    const [port] = event.ports;
    if (port !== undefined) expose(worker, port);
  };
} else {
  expose(worker);
}
