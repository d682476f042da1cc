import { expose } from 'comlink';
import { LogWorker } from './log-worker';

/** Entry point of a log viewer's worker. */
expose(new LogWorker());
