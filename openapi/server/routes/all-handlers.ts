import type { Handlers } from '../http/call';
import { executionHandlers } from './executions/execution-handlers';
import { warningHandlers } from './executions/warning-handlers';
import { sessionHandlers } from './session/session-handlers';

/** Every operation that the backend implements, by its id in the contract. */
export const allHandlers: Handlers = {
  ...sessionHandlers,
  ...executionHandlers,
  ...warningHandlers,
};
