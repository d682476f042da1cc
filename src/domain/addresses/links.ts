import { encodeSegment } from '@/lib/addresses/encode-segment';
import {
  CHANGES_PATH,
  INSTANCE_COMPARISON_PATH,
  INSTANCE_IMPORT_ROUTE,
  COMPANY_ROUTE,
  COMPANY_SSO_ROUTE,
  CONNECTION_DATA_ROUTE,
  CONNECTION_EDIT_ROUTE,
  DRAFTS_PATH,
  NEW_CONNECTION_ROUTE,
  RUN_COMPARISON_PATH,
  TRACKER_PATH,
  USER_ROUTE,
  instanceEditPath,
  instanceViewPath,
  pathOf,
} from './paths';

/* Functions that fill paths with values. Pass codes of instances and companies, and ids of connections, unencoded. */

/** The form, opened at its Configuration tab. */
export const instanceConfigurationPath = (code: string): string => `${instanceEditPath(code)}?tab=configuration`;
/** The form, opened at its History tab. */
export const instanceHistoryPath = (code: string): string => `${instanceEditPath(code)}?tab=history`;
/**
 * The comparison of two versions: the version before the first change, and the version after the last change. If there
 * is no change, or if the first change created the instance, the path leads to the History tab without a comparison.
 * @param changes oldest first
 */
export function instanceChangesPath(code: string, changes: readonly { version: number }[]): string {
  const [first, last] = [changes[0], changes.at(-1)];
  const path = instanceHistoryPath(code);
  return !first || !last || first.version <= 1 ? path : `${path}&a=${first.version - 1}&b=${last.version}`;
}
/** The page with the changes of all integrations, with these filters. */
export const changesPath = (
  filters: Partial<Record<'period' | 'person' | 'integration' | 'company', string>>,
): string => `${CHANGES_PATH}?${new URLSearchParams(filters)}`;
export const instanceImportPath = (code: string): string => pathOf(INSTANCE_IMPORT_ROUTE, code);
/** The comparison of two integrations, given by their codes. If a code is missing, the page asks for it. */
export const instanceComparisonPath = (pair: Partial<Record<'a' | 'b', string>>): string =>
  `${INSTANCE_COMPARISON_PATH}?${new URLSearchParams(pair)}`;
/**
 * The form, opened to repair a failed run.
 * @param run the id of the failed run
 * @param key the configuration field at which the form opens; null for the whole tab
 */
export const instanceRepairPath = (code: string, run: number, key: string | null): string =>
  `${instanceConfigurationPath(code)}${key === null ? '' : `&field=configuration.${encodeSegment(key)}`}&run=${run}`;
/** The view of an integration, with the results of its check open. */
export const instanceCheckPath = (code: string): string => `${instanceViewPath(code)}?check`;
/**
 * The form, opened at a field.
 * @param key the name of the field, or a path such as `configuration.rules[0]`
 */
export const instanceFieldPath = (code: string, key: string): string =>
  `${instanceEditPath(code)}?field=${encodeSegment(key)}`;
/**
 * The executions of a job instance in the tracker.
 * @param created when the executions were created, in the format of the tracker's URL; all executions if absent
 */
export const instanceRunsPath = (code: string, created?: string): string =>
  `${TRACKER_PATH}?jobInstance=${encodeSegment(code)}${created === undefined ? '' : `&created=${encodeSegment(created)}`}`;
/** The executions of a job instance in the tracker, filtered by type. */
export const runsOfTypePath = (code: string, type: string): string =>
  `${instanceRunsPath(code)}&type=${encodeSegment(type)}`;
/** The comparison of two runs, given by their ids. If an id is missing, the page asks for it. */
export function runComparisonPath({ a, b }: Partial<Record<'a' | 'b', number>>): string {
  const ids = Object.entries({ a, b }).flatMap(([side, id]) => (id === undefined ? [] : [[side, String(id)]]));
  return `${RUN_COMPARISON_PATH}?${new URLSearchParams(ids)}`;
}
/** The form, opened at its Advanced tab, which has the schedule. */
export const instanceSchedulePath = (code: string): string => `${instanceEditPath(code)}?tab=advanced`;

/** The review of a task for many integrations. */
export const reviewPath = (task: string): string => `${DRAFTS_PATH}?${REVIEW}=${task}`;
/** The URL parameter of the drafts page that has the id of the task to review. */
export const REVIEW = 'review';

/**
 * The form of a connection.
 * @param run the id of the failed run that opens after a save
 */
export const connectionEditPath = (type: string, id: string | number, run?: number): string =>
  `${pathOf(CONNECTION_EDIT_ROUTE, type, id)}${run === undefined ? '' : `?run=${run}`}`;
export const connectionDataPath = (type: string, id: string | number): string =>
  pathOf(CONNECTION_DATA_ROUTE, type, id);
export const newConnectionPath = (type: string): string => pathOf(NEW_CONNECTION_ROUTE, type);

export const userPath = (id: number): string => pathOf(USER_ROUTE, id);
export const companyPath = (code: string): string => pathOf(COMPANY_ROUTE, code);
export const companySsoPath = (code: string): string => pathOf(COMPANY_SSO_ROUTE, code);
