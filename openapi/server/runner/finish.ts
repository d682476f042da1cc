import type { Queryable } from '../store/database';
import { appendLog } from './execution-log';
import type { DueExecution } from './due-execution';

/** How a run can end. */
export type FinalStatus = 'success' | 'warning' | 'error' | 'stopped';

function recipients(execution: DueExecution, status: FinalStatus): readonly string[] {
  if (status === 'error' && execution.send_error_email) return execution.error_alert_emails;
  return status === 'warning' && execution.send_warning_email ? execution.warning_alert_emails : [];
}

async function sendAlerts(tx: Queryable, execution: DueExecution, status: FinalStatus, text: string): Promise<void> {
  const to = recipients(execution, status);
  if (to.length === 0) return;
  await tx.query('insert into sent_emails (recipient, subject, body) select unnest($1::text[]), $2, $3', [
    to,
    `${execution.label}: ${status}`,
    text,
  ]);
  await appendLog(tx, execution.id, 'INFO', [`Alert sent to ${to.join(', ')}`]);
}

/** Ends a run: stores its status and end time, ends its open steps, writes the last log line and sends alerts. */
export async function finishExecution(
  tx: Queryable,
  execution: DueExecution,
  status: FinalStatus,
  errorMessage: string | null = null,
): Promise<void> {
  await tx.query(
    `update step_executions set status = $2, ended_at = clock_timestamp() where execution_id = $1 and ended_at is null`,
    [execution.id, status],
  );
  const text = errorMessage ?? `Job ended: ${status}`;
  await appendLog(tx, execution.id, status === 'error' ? 'ERROR' : 'INFO', [text]);
  await sendAlerts(tx, execution, status, text);
  await tx.query(
    `update job_executions set status = $2, error_message = $3, ended_at = clock_timestamp(), next_step_at = null
     where id = $1`,
    [execution.id, status, errorMessage],
  );
}
