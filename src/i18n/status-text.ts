import { STEP_STATUSES } from '@/domain/execution-status';
import { i18n } from './start-i18n';

/**
 * The text of the status of an execution or a step, in the current language. An unknown status is returned unchanged,
 * an empty one as a dash.
 */
export function statusText(status: string): string {
  const known = STEP_STATUSES.find((each) => each === status);
  return known === undefined ? status || '–' : i18n.t(`status.${known}`);
}
