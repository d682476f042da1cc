import { addressPart } from '@/lib/text/storable-text';

/** The paths of the console's screens, used by routes, links and redirects. */
export const HOME_PATH = '/';
export const LOGIN_PATH = '/login';
export const TRACKER_PATH = '/execution_tracker';
export const INSTANCES_PATH = '/job_instance';
export const NEW_INSTANCE_PATH = '/job_instance/create';
export const CONNECTIONS_PATH = '/connections';
export const USERS_PATH = '/users';
export const NEW_USER_PATH = '/user/create';
export const COMPANIES_PATH = '/companies';
export const NEW_COMPANY_PATH = '/company/create';

export const executionPath = (id: number): string => `/job_execution/${addressPart(String(id))}`;
/** @param stepId opens the log at the lines of this step */
export const executionLogPath = (id: number, stepId?: number): string =>
  `${executionPath(id)}/log${stepId === undefined ? '' : `?step=${stepId}`}`;
/** @param code of a job instance, not encoded */
export const instanceViewPath = (code: string): string => `/job_instance/${addressPart(code)}/view`;
/** @param code of a job instance, not encoded */
export const instanceEditPath = (code: string): string => `/job_instance/${addressPart(code)}/edit`;
/** The form with its History tab. @param code of a job instance, not encoded */
export const instanceHistoryPath = (code: string): string => `${instanceEditPath(code)}?tab=history`;
/** The form with the differences between two versions. @param code of a job instance, not encoded */
export const instanceComparePath = (code: string, { a, b }: { a: number; b: number }): string =>
  `${instanceHistoryPath(code)}&a=${a}&b=${b}`;
/** All executions of a job instance in the tracker. @param code of a job instance, not encoded */
export const instanceRunsPath = (code: string): string => `${TRACKER_PATH}?jobInstance=${addressPart(code)}`;
/** The form, opened at a configuration field. @param code of a job instance, not encoded @param key of the field */
export const instanceFieldPath = (code: string, key: string): string =>
  `${instanceEditPath(code)}?tab=configuration&field=configuration.${addressPart(key)}`;
/** @param draftId the draft of a new instance */
export const newInstancePath = (draftId: string): string => `${NEW_INSTANCE_PATH}?draft=${addressPart(draftId)}`;
export const userPath = (id: number): string => `/user/${addressPart(String(id))}`;
/** @param code of a company, not encoded */
export const companyPath = (code: string): string => `/company/${addressPart(code)}`;
/** @param code of a company, not encoded */
export const companySsoPath = (code: string): string => `${companyPath(code)}/sso`;
