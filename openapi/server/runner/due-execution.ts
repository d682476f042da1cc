import { queryOne, type Queryable } from '../store/database';

/** An execution whose next part is due. Its row is locked until the transaction ends. */
export interface DueExecution {
  id: number;
  status: string;
  delta: boolean;
  company_id: number;
  job_instance_id: number;
  code: string;
  label: string;
  job_code: string;
  configuration: string;
  execution_log_verbosity: number;
  send_error_email: boolean;
  error_alert_emails: string[];
  send_warning_email: boolean;
  warning_alert_emails: string[];
}

/** A stored step that has started. */
export interface StartedStep {
  id: number;
  ordinal: number;
  step_name: string;
  status: string;
  position: number;
  warning_count: number;
  summary: Record<string, number>;
}

/**
 * Finds one due execution and locks it until the transaction ends. Null when none is due. It skips executions that
 * other processes have locked, so that several processes can work in parallel.
 */
export function takeDueExecution(tx: Queryable): Promise<DueExecution | null> {
  return queryOne<DueExecution>(
    tx,
    `select e.id, e.status, e.delta, e.company_id, e.job_instance_id, ji.code, ji.label, ji.job_code, ji.configuration,
       ji.execution_log_verbosity, ji.send_error_email, ji.error_alert_emails, ji.send_warning_email,
       ji.warning_alert_emails
     from job_executions e join job_instances ji on ji.id = e.job_instance_id
     where e.next_step_at <= clock_timestamp()
     order by e.next_step_at limit 1 for update of e skip locked`,
  );
}

/** The steps of an execution that have started, in their order. */
export function startedSteps(tx: Queryable, executionId: number): Promise<StartedStep[]> {
  return tx.query<StartedStep>(
    `select id, ordinal, step_name, status, position, warning_count, summary
     from step_executions where execution_id = $1 order by ordinal`,
    [executionId],
  );
}

/** Sets the number of seconds after which an execution is due again; null for never. */
export async function setNextStep(tx: Queryable, executionId: number, seconds: number | null): Promise<void> {
  await tx.query(
    `update job_executions set next_step_at = clock_timestamp() + make_interval(secs => $2) where id = $1`,
    [executionId, seconds],
  );
}
