import * as z from 'zod/mini';
import type { DraftRow } from './draft';
import type { InstanceFields } from '@/domain/instance';
import { NEW_INSTANCE } from '../instance-fields';
import { startDraft } from './draft-transitions';

const text = z._default(z.string(), '');
const nullableText = z._default(z.nullable(z.string()), null);
const flag = z._default(z.boolean(), false);
const texts = z._default(z.array(z.string()), []);

/** Drops unknown keys and fills in defaults for missing ones. A value of the wrong type makes the file invalid. */
const fieldsSchema = z.object({
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

const draftSchema = z.object({
  code: nullableText,
  value: fieldsSchema,
  base: z._default(z.nullable(fieldsSchema), null),
});
const fileSchema = z.union([draftSchema, z.array(draftSchema).check(z.minLength(1))]);

/** A draft in a file. */
export interface ExportedDraft {
  /** The instance being changed; null for a new one. */
  code: string | null;
  state: DraftRow['state'];
  /** ISO 8601, UTC. */
  updatedAt: string;
  value: InstanceFields;
  /** The server's version that it is based on; null for a new instance. */
  base: InstanceFields | null;
}

export function exportedDraft({ code, state, updatedAt, base, value }: DraftRow): ExportedDraft {
  return { code, state, updatedAt: new Date(updatedAt).toISOString(), value, base };
}

/** Reads the parsed JSON of a file with one exported draft or a list of them; null for any other file. */
export function readExportedDrafts(content: unknown): Pick<ExportedDraft, 'code' | 'value' | 'base'>[] | null {
  const parsed = fileSchema.safeParse(content);
  if (!parsed.success) return null;
  return Array.isArray(parsed.data) ? parsed.data : [parsed.data];
}

/** Creates a draft from one in a file. A change without a base cannot be merged, so it becomes a new instance. */
export function importedDraft(
  { code, base, value }: Pick<ExportedDraft, 'code' | 'value' | 'base'>,
  newId: string,
  now: number,
): DraftRow {
  const isChange = code !== null && base !== null;
  return isChange
    ? startDraft(`code:${code}`, { ...base, code }, { ...value, code }, now)
    : startDraft(newId, null, value, now);
}
