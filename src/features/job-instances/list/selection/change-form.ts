import { isAlertEmail } from '@/domain/alert-email';
import type { AlertChange, BulkChange } from '@/domain/bulk/bulk-change';
import type { ConnectionRow } from '@/domain/connection';
import { LIMITS } from '@/domain/instance-limits';
import { readCronFields } from '@/domain/schedule/cron-fields';

/** The values of the fields in the dialog. An empty text leaves the property unchanged. */
export interface ChangeForm {
  enabled: '' | 'on' | 'off';
  errorMode: '' | AlertChange['mode'];
  errorAddresses: string[];
  warningMode: '' | AlertChange['mode'];
  warningAddresses: string[];
  scheduleMode: '' | 'set' | 'none';
  cron: string;
  /** The key of the connection to set. */
  connection: string;
  search: string;
  replacement: string;
  /** True if `search` must be a whole value, false if it may also be a part of a value. */
  whole: boolean;
}

export const NO_CHANGE: ChangeForm = {
  enabled: '',
  errorMode: '',
  errorAddresses: [],
  warningMode: '',
  warningAddresses: [],
  scheduleMode: '',
  cron: '',
  connection: '',
  search: '',
  replacement: '',
  whole: true,
};

/** A field that is missing or wrong; `nothing` if no change was chosen. */
export type FormProblem = 'errorAddresses' | 'warningAddresses' | 'cron' | 'replacement' | 'nothing';

/** The change that a form describes, or the fields that are missing or wrong. */
export function changeOf(
  form: ChangeForm,
  connections: readonly ConnectionRow[],
  nameOf: (connection: ConnectionRow) => string,
): { change: BulkChange } | { problems: FormProblem[] } {
  const { enabled, errorMode, errorAddresses, warningMode, warningAddresses, search, replacement, whole } = form;
  const connection = connections.find(({ key }) => key === form.connection);
  const change: BulkChange = {
    ...(enabled !== '' && { enabled: enabled === 'on' }),
    ...(errorMode !== '' && { errorAlerts: { mode: errorMode, addresses: errorAddresses } }),
    ...(warningMode !== '' && { warningAlerts: { mode: warningMode, addresses: warningAddresses } }),
    ...(form.scheduleMode !== '' && {
      schedule: { cronExpression: form.scheduleMode === 'none' ? null : form.cron.trim() },
    }),
    ...(connection !== undefined && {
      connection: {
        type: connection.type,
        id: connection.id,
        label: nameOf(connection),
        companyCode: connection.companyCode,
      },
    }),
    ...(search !== '' && { replace: { search, replacement, whole } }),
  };
  const problems: FormProblem[] = [];
  if (areAddressesWrong(errorMode, errorAddresses, LIMITS.errorAlertEmails)) problems.push('errorAddresses');
  if (areAddressesWrong(warningMode, warningAddresses, LIMITS.warningAlertEmails)) problems.push('warningAddresses');
  if (form.scheduleMode === 'set' && readCronFields(form.cron) === null) problems.push('cron');
  if (search !== '' && search === replacement) problems.push('replacement');
  if (Object.keys(change).length === 0) problems.push('nothing');
  return problems.length > 0 ? { problems } : { change };
}

/** True if the addresses cannot be used. `replace` accepts an empty list, and `remove` accepts invalid addresses. */
function areAddressesWrong(mode: ChangeForm['errorMode'], addresses: readonly string[], limit: number): boolean {
  if (mode === '') return false;
  if (addresses.length > limit || (mode !== 'replace' && addresses.length === 0)) return true;
  return mode !== 'remove' && !addresses.every(isAlertEmail);
}
