import * as z from 'zod/mini';
import { NEW_INSTANCE } from '../instance-fields';

export const text = z._default(z.string(), '');
export const nullableText = z._default(z.nullable(z.string()), null);
export const texts = z._default(z.array(z.string()), []);
const flag = z._default(z.boolean(), false);

/**
 * The schema for an instance's fields in a file. Drops unknown keys and gives missing keys their defaults. A value of
 * the wrong type makes the file invalid.
 */
export const fileFields = z.object({
  code: text,
  label: text,
  jobCode: nullableText,
  companyCode: nullableText,
  description: text,
  enabled: z._default(z.boolean(), NEW_INSTANCE.enabled),
  configuration: z._default(z.string(), NEW_INSTANCE.configuration),
  sendErrorEmail: flag,
  errorAlertEmails: texts,
  sendWarningEmail: flag,
  warningAlertEmails: texts,
  allowSimultaneousRun: flag,
  cronExpression: nullableText,
  eventTrigger: flag,
  executionLogVerbosity: z._default(z.nullable(z.number()), NEW_INSTANCE.executionLogVerbosity),
  showJsonConfiguration: flag,
});
