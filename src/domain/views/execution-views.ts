import { PENDING_STATUSES } from '../execution-status';
import { ALL_VIEW, type BuiltInView } from './view';

/** The ids of the built-in views of the execution tracker, in the order in which they are shown. */
export type ExecutionViewId = 'all' | 'errors-today' | 'running' | 'last-night' | 'mine';

const view = (id: ExecutionViewId, filters: Record<string, string[]>): BuiltInView & { id: ExecutionViewId } => ({
  id,
  state: { ...ALL_VIEW.state, filters },
});

/**
 * The built-in views of the execution tracker.
 * @param email the e-mail address of the signed-in person
 */
export const executionViews = (email: string): (BuiltInView & { id: ExecutionViewId })[] => [
  view('all', {}),
  view('errors-today', { status: ['error'], created: ['today'] }),
  view('running', { status: [...PENDING_STATUSES] }),
  view('last-night', { created: ['night'] }),
  view('mine', { createdBy: [email] }),
];
