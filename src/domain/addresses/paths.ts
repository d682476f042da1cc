import { addressPart } from '@/lib/text/storable-text';

/*
 * The addresses of the console's screens, used by routes, links and redirects. A `…_ROUTE` has parameters, for the
 * router; the functions put values in their places.
 */
export const HOME_PATH = '/';
export const LOGIN_PATH = '/login';
export const FORGOT_PASSWORD_PATH = '/forget-password';
export const RESET_PASSWORD_ROUTE = '/reset-password/:token';
export const ACCOUNT_PATH = '/user_profile';
export const DIAGNOSTICS_PATH = '/diagnostics';
export const DRAFTS_PATH = '/drafts';
export const SYSTEM_PATH = '/configuration';

export const TRACKER_PATH = '/execution_tracker';
export const EXECUTIONS_PATH = '/job_execution';
export const EXECUTION_ROUTE = `${EXECUTIONS_PATH}/:id`;
export const EXECUTION_LOG_ROUTE = `${EXECUTION_ROUTE}/log`;

export const INSTANCES_PATH = '/job_instance';
export const NEW_INSTANCE_PATH = `${INSTANCES_PATH}/create`;
export const INSTANCE_VIEW_ROUTE = `${INSTANCES_PATH}/:code/view`;
export const INSTANCE_EDIT_ROUTE = `${INSTANCES_PATH}/:code/edit`;

export const CONNECTIONS_PATH = '/connections';
export const NEW_CONNECTION_PATH = `${CONNECTIONS_PATH}/create`;
export const NEW_CONNECTION_ROUTE = `${NEW_CONNECTION_PATH}/:type`;
export const CONNECTION_EDIT_ROUTE = `${CONNECTIONS_PATH}/edit/:type/:id`;
export const CONNECTION_DATA_ROUTE = `${CONNECTIONS_PATH}/data/:type/:id`;
export const PIM_ACTIVATION_PATH = '/akeneo_app/activate';
export const PIM_CALLBACK_PATH = '/akeneo_app/callback';
export const SHOP_ACTIVATION_PATH = '/shopify_app/activate';
export const SHOP_CALLBACK_PATH = '/shopify_app/callback';
export const SHOP_GUIDE_PATH = '/guides/bynder-shopify-setup';

export const USERS_PATH = '/users';
export const NEW_USER_PATH = '/user/create';
export const USER_ROUTE = '/user/:id';
export const COMPANIES_PATH = '/companies';
export const NEW_COMPANY_PATH = '/company/create';
export const COMPANY_ROUTE = '/company/:code';
export const COMPANY_SSO_ROUTE = `${COMPANY_ROUTE}/sso`;

/** A path with values, not encoded, in the places of the parameters, in order. */
const fill = (route: string, ...values: (string | number)[]): string =>
  route.replaceAll(/:\w+/g, () => addressPart(values.shift() ?? ''));

export const executionPath = (id: number): string => fill(EXECUTION_ROUTE, id);
/** @param stepId opens the log at the lines of this step */
export const executionLogPath = (id: number, stepId?: number): string =>
  `${fill(EXECUTION_LOG_ROUTE, id)}${stepId === undefined ? '' : `?step=${stepId}`}`;

/*
 * Codes of job instances and companies, and ids of connections, are not encoded.
 */
export const instanceViewPath = (code: string): string => fill(INSTANCE_VIEW_ROUTE, code);
export const instanceEditPath = (code: string): string => fill(INSTANCE_EDIT_ROUTE, code);
/** The form with its History tab. */
export const instanceHistoryPath = (code: string): string => `${instanceEditPath(code)}?tab=history`;
/** The comparison of the versions before the first change and after the last one. @param changes oldest first */
export function instanceChangesPath(code: string, changes: readonly { version: number }[]): string {
  const [first, last] = [changes[0], changes.at(-1)];
  const path = instanceHistoryPath(code);
  return !first || !last || first.version <= 1 ? path : `${path}&a=${first.version - 1}&b=${last.version}`;
}
/** The form, opened to repair a failed run. @param key the configuration field to open at; null for the whole tab */
export const instanceRepairPath = (code: string, run: number, key: string | null): string =>
  `${instanceEditPath(code)}?tab=configuration${key === null ? '' : `&field=configuration.${addressPart(key)}`}&run=${run}`;
/** All executions of a job instance in the tracker. */
export const instanceRunsPath = (code: string): string => `${TRACKER_PATH}?jobInstance=${addressPart(code)}`;
/** @param draftId the draft of a new instance */
export const newInstancePath = (draftId: string): string => `${NEW_INSTANCE_PATH}?draft=${addressPart(draftId)}`;

/** @param run the failed run to which a save leads back */
export const connectionEditPath = (type: string, id: string, run?: number): string =>
  `${fill(CONNECTION_EDIT_ROUTE, type, id)}${run === undefined ? '' : `?run=${run}`}`;
export const connectionDataPath = (type: string, id: string): string => fill(CONNECTION_DATA_ROUTE, type, id);
export const newConnectionPath = (type: string): string => fill(NEW_CONNECTION_ROUTE, type);

export const userPath = (id: number): string => fill(USER_ROUTE, id);
export const companyPath = (code: string): string => fill(COMPANY_ROUTE, code);
export const companySsoPath = (code: string): string => fill(COMPANY_SSO_ROUTE, code);
