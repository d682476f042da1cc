import { queryOne, type Queryable } from '../../store/database';

/** A stored job instance with its company. */
export interface InstanceRow {
  id: number;
  code: string;
  label: string;
  job_code: string;
  company_id: number;
  company_code: string;
  company_name: string;
  description: string | null;
  enabled: boolean;
  configuration: string;
  send_error_email: boolean;
  error_alert_emails: string[];
  send_warning_email: boolean;
  warning_alert_emails: string[];
  allow_simultaneous_run: boolean;
  cron_expression: string | null;
  event_trigger: boolean;
  execution_log_verbosity: number;
  show_json_configuration: boolean;
  created_at: Date;
  updated_at: Date;
  version: number;
}

/** The columns of InstanceRow, for a statement with `instanceFrom`. */
export const instanceColumns = 'ji.*, c.code as company_code, c.name as company_name';

/** The `from` clause: the instances as `ji`, with their companies as `c`. */
export const instanceFrom = 'from job_instances ji join companies c on c.id = ji.company_id';

/** A statement that reads every InstanceRow. Conditions can be added at its end. */
export const instanceSelect = `select ${instanceColumns} ${instanceFrom}`;

/**
 * Finds an instance of the company `scope`, or of any company when `scope` is null. With `lock`, its row stays locked
 * until the transaction ends.
 */
export function findInstance(
  db: Queryable,
  code: string | undefined,
  scope: number | null,
  lock = false,
): Promise<InstanceRow | null> {
  const sql = `${instanceSelect} where ji.code = $1 and ($2::int is null or ji.company_id = $2)
    ${lock ? 'for update of ji' : ''}`;
  return queryOne<InstanceRow>(db, sql, [code ?? '', scope]);
}
