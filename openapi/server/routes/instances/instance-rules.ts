import { Cron } from 'croner';
import { isEmailAddress } from '../../http/contract/email-address';
import { blank, invalidChoice, invalidEmail, invalidJson, violation, type Violation } from '../../http/problem';
import { findJob } from '../../catalogue/job-definitions';
import type { Queryable } from '../../store/database';
import { configurationViolations } from './configuration/configuration-rules';
import { connectionViolations } from './configuration/connection-rules';
import type { InstanceRow } from './instance-row';
import { isTooDeep, parseObject } from './configuration/json-reading';

/** An instance as it will be after the write. */
export type InstanceDraft = Partial<Omit<InstanceRow, 'company_id'>> & { company_id: number | null };

function emails(path: string, list: readonly string[] = []): Violation[] {
  return list.flatMap((text, place) => (isEmailAddress(text) ? [] : [violation(`${path}[${place}]`, invalidEmail)]));
}

/**
 * The time of the next launch by a cron expression (UTC). Null if there is no next launch or no expression; undefined
 * if the expression is invalid.
 */
export function nextLaunch(expression: string | null | undefined): Date | null | undefined {
  if (!expression) return null;
  try {
    return new Cron(expression, { timezone: 'UTC', mode: '5-part' }).nextRun();
  } catch {
    return undefined;
  }
}

function plainViolations(draft: InstanceDraft): Violation[] {
  const { execution_log_verbosity: verbosity = 1 } = draft;
  return [
    ...(draft.code?.trim() ? [] : [violation('code', blank)]),
    ...(draft.label?.trim() ? [] : [violation('label', blank)]),
    ...(draft.job_code ? [] : [violation('jobCode', blank)]),
    ...(draft.job_code && !findJob(draft.job_code) ? [violation('jobCode', invalidChoice)] : []),
    ...(draft.company_id === null ? [violation('company', blank)] : []),
    ...emails('errorAlertEmails', draft.error_alert_emails),
    ...emails('warningAlertEmails', draft.warning_alert_emails),
    ...(nextLaunch(draft.cron_expression) === undefined
      ? [violation('cronExpression', 'This value is not a valid cron expression.')]
      : []),
    ...(verbosity >= 1 && verbosity <= 4 ? [] : [violation('executionLogVerbosity', invalidChoice)]),
  ];
}

/** All violations of an instance. */
export async function instanceViolations(db: Queryable, draft: InstanceDraft): Promise<Violation[]> {
  const plain = plainViolations(draft);
  const text = draft.configuration ?? '{}';
  if (isTooDeep(text)) return [...plain, violation('configuration', 'This value is nested too deeply.')];
  const configuration = parseObject(text);
  if (!configuration) return [...plain, violation('configuration', invalidJson)];
  return [
    ...plain,
    ...configurationViolations(draft.job_code ?? '', configuration),
    ...(await connectionViolations(db, draft.company_id, configuration)),
  ];
}
