import { atomDate, iri, phpMap, type Resource } from '../../http/wire/resource';
import { companyResource } from '../company-relation';

/** A stored execution with the data of its relations. */
export interface ExecutionRow {
  id: number;
  status: string;
  event: boolean;
  delta: boolean;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  error_message: string | null;
  instance_code: string;
  instance_label: string;
  job_code: string;
  company_code: string;
  company_name: string;
  creator_id: number | null;
  creator_email: string | null;
  stopper_id: number | null;
  stopper_email: string | null;
  steps: StepRow[];
}

/** A step in the row of an execution. It is read as JSON, so its dates are texts. */
interface StepRow {
  id: number;
  step_name: string;
  status: string;
  warning_count: number;
  summary: Record<string, unknown>;
  created_at: string;
  ended_at: string | null;
}

/** The columns of ExecutionRow, for a statement with `from job_executions e`. */
export const executionColumns = `
  e.id, e.status, e.event, e.delta, e.created_at, e.started_at, e.ended_at, e.error_message,
  ji.code as instance_code, ji.label as instance_label, ji.job_code,
  c.code as company_code, c.name as company_name,
  creator.id as creator_id, creator.email as creator_email, stopper.id as stopper_id, stopper.email as stopper_email,
  (select coalesce(json_agg(s order by s.ordinal), '[]')
   from (select id, ordinal, step_name, status, warning_count, summary, created_at, ended_at
         from step_executions where execution_id = e.id) s) as steps`;

export const executionJoins = `
  join job_instances ji on ji.id = e.job_instance_id
  join companies c on c.id = e.company_id
  left join users creator on creator.id = e.created_by
  left join users stopper on stopper.id = e.stopped_by`;

function person(id: number | null, email: string | null): Resource | null {
  return id === null ? null : { '@id': iri('users', id), '@type': 'User', id, email };
}

function stepResource(step: StepRow): Resource {
  return {
    '@id': iri('step_executions', step.id),
    '@type': 'StepExecution',
    id: step.id,
    stepName: step.step_name,
    status: step.status,
    warningCount: step.warning_count,
    summary: phpMap(step.summary),
    createdAt: atomDate(new Date(step.created_at)),
    endDate: atomDate(step.ended_at === null ? null : new Date(step.ended_at)),
  };
}

/** An execution as a resource, in a list or on its own. */
export function executionResource(row: ExecutionRow): Resource {
  return {
    '@id': iri('job_executions', row.id),
    '@type': 'JobExecution',
    id: row.id,
    jobInstance: {
      '@id': iri('job_instances', row.instance_code),
      '@type': 'JobInstance',
      code: row.instance_code,
      label: row.instance_label,
      jobCode: row.job_code,
      company: companyResource(row.company_code, row.company_name),
    },
    status: row.status,
    configuration: JSON.stringify({ event: row.event, delta: row.delta }),
    createdAt: atomDate(row.created_at),
    createdBy: person(row.creator_id, row.creator_email),
    stoppedBy: person(row.stopper_id, row.stopper_email),
    executionStartDate: atomDate(row.started_at),
    executionEndDate: atomDate(row.ended_at),
    errorMessage: row.error_message,
    stepExecutions: row.steps.map(stepResource),
  };
}
