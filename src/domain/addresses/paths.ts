import { encodeSegment } from '@/lib/addresses/encode-segment';

/*
 * The addresses of the console's screens, used by routes, links and redirects. A constant named `…_ROUTE` is a pattern
 * with parameters, for the router. A function replaces the parameters with values. Functions that the console needs
 * only after its first screen has appeared are in `links.ts`. Codes of job instances and companies, and ids of
 * connections, are passed unencoded.
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
export const RUN_COMPARISON_PATH = '/execution_tracker/compare';
/** The start of every path of an execution. */
export const EXECUTIONS_PATH = '/job_execution';
export const EXECUTION_ROUTE = '/job_execution/:id';
export const EXECUTION_LOG_ROUTE = '/job_execution/:id/log';

export const INSTANCES_PATH = '/job_instance';
export const NEW_INSTANCE_PATH = '/job_instance/create';
export const CHANGES_PATH = '/job_instance/changes';
export const INSTANCE_COMPARISON_PATH = '/job_instance/compare';
export const INSTANCE_IMPORT_ROUTE = '/job_instance/:code/import';
export const SCHEDULES_PATH = '/job_instance/schedules';
export const INSTANCE_VIEW_ROUTE = '/job_instance/:code/view';
export const INSTANCE_EDIT_ROUTE = '/job_instance/:code/edit';

export const CONNECTIONS_PATH = '/connections';
export const NEW_CONNECTION_PATH = '/connections/create';
export const NEW_CONNECTION_ROUTE = '/connections/create/:type';
export const CONNECTION_EDIT_ROUTE = '/connections/edit/:type/:id';
export const CONNECTION_DATA_ROUTE = '/connections/data/:type/:id';
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
export const COMPANY_SSO_ROUTE = '/company/:code/sso';

/** The path of a route. The values, not encoded, replace the parameters in order. */
export const pathOf = (route: string, ...values: (string | number)[]): string =>
  route.replaceAll(/:\w+/g, () => encodeSegment(values.shift() ?? ''));

export const executionPath = (id: number): string => pathOf(EXECUTION_ROUTE, id);
/** @param stepId opens the log at the lines of this step */
export const executionLogPath = (id: number, stepId?: number): string =>
  `${pathOf(EXECUTION_LOG_ROUTE, id)}${stepId === undefined ? '' : `?step=${stepId}`}`;
export const instanceViewPath = (code: string): string => pathOf(INSTANCE_VIEW_ROUTE, code);
export const instanceEditPath = (code: string): string => pathOf(INSTANCE_EDIT_ROUTE, code);
/** @param draftId the draft of a new instance */
export const newInstancePath = (draftId: string): string => `${NEW_INSTANCE_PATH}?draft=${encodeSegment(draftId)}`;
