import { atomDate, iri, type Resource } from '../../http/wire/resource';
import { companyResource } from '../company-relation';
import type { InstanceRow } from './instance-row';

/** A stored secured variable of an instance, without its value. */
export interface SecuredVariableRow {
  id: number;
  code: string;
}

/** A secured variable as a resource, without its value. */
export function securedVariableResource({ id, code }: SecuredVariableRow): Resource {
  return { '@id': iri('secured_variables', id), '@type': 'SecuredVariable', id, code };
}

/** An instance as a resource in a list. */
export function instanceResource(row: InstanceRow): Resource {
  return {
    '@id': iri('job_instances', row.code),
    '@type': 'JobInstance',
    id: row.id,
    code: row.code,
    label: row.label,
    jobCode: row.job_code,
    company: companyResource(row.company_code, row.company_name),
    description: row.description,
    enabled: row.enabled,
    configuration: row.configuration,
    sendErrorEmail: row.send_error_email,
    errorAlertEmails: row.error_alert_emails,
    sendWarningEmail: row.send_warning_email,
    warningAlertEmails: row.warning_alert_emails,
    allowSimultaneousRun: row.allow_simultaneous_run,
    cronExpression: row.cron_expression,
    eventTrigger: row.event_trigger,
    executionLogVerbosity: row.execution_log_verbosity,
    showJsonConfiguration: row.show_json_configuration,
    createdAt: atomDate(row.created_at),
    updatedAt: atomDate(row.updated_at),
  };
}

/** An instance as a resource of its own, with its secured variables. */
export function instanceItem(row: InstanceRow, variables: readonly SecuredVariableRow[]): Resource {
  return { ...instanceResource(row), securedVariables: variables.map(securedVariableResource) };
}
