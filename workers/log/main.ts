import { expose } from 'comlink';
import { LogWorker } from './log-worker';

/** Entry of the worker of a log viewer. */
expose(new LogWorker());
