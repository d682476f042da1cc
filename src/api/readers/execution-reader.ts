import * as z from 'zod/mini';
import { fieldText, readRelation } from '@/api/hydra';
import type { ExecutionDetailRow, ExecutionRow, ExecutionType, StepRow } from '@/domain/execution';
import type { Person } from '@/domain/person';
import { isRecord, listValues, parseJson, writeJson } from '@/lib/json';
import { visible } from '@/lib/text/visible-text';
import { readCompanyRelation } from './company-relation';
import { anything, id, moment, number, text } from './tolerant';

const executionSchema = z.object({
  id,
  status: text,
  createdAt: moment,
  executionStartDate: moment,
  executionEndDate: moment,
  jobInstance: anything,
  company: anything,
  configuration: anything,
  createdBy: anything,
  stoppedBy: anything,
  errorMessage: text,
  stepExecutions: anything,
});

/** The fields of a step that are needed to count the warnings of an execution. */
const stepWarningCountSchema = z.object({ id, warningCount: number });

const stepSchema = z.object({
  id,
  stepName: text,
  status: text,
  warningCount: number,
  summary: anything,
  createdAt: moment,
  endDate: moment,
});

/**
 * Reads the type of an execution from the flags `event` and `delta` of its configuration. `event` wins over `delta`; if
 * neither is set, or the configuration is missing, the type is `full`.
 */
export function readExecutionType(configuration: unknown): ExecutionType {
  const flags = typeof configuration === 'string' ? parseJson(configuration) : configuration;
  if (!isRecord(flags)) return 'full';
  if (flags['event'] === true) return 'event';
  return flags['delta'] === true ? 'delta' : 'full';
}

const NOBODY: Person = { id: null, email: null };

/**
 * Reads a user from an object, an IRI or an e-mail. An IRI ends in the user's id, or in the e-mail if the server
 * identifies users by their e-mail. Id and e-mail are null if the value is absent.
 */
export function readPerson(value: unknown): Person {
  const user = readRelation(value);
  if (user === null) return NOBODY;
  const { key, fields } = user;
  const isEmail = key?.includes('@') === true;
  const id = fields['id'] ?? (isEmail ? null : key);
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
    email: fieldText(fields, 'email') ?? user.text ?? (isEmail ? key : null),
  };
}

/** Reads an execution from an entry of a list or from the response for one execution; null if it has no id. */
export function readExecution(wire: unknown): ExecutionRow | null {
  const parsed = executionSchema.safeParse(wire);
  if (!parsed.success) return null;
  const from = parsed.data;
  const instance = readRelation(from.jobInstance);
  const company = readCompanyRelation(instance?.fields['company'] ?? from.company);
  const creator = readPerson(from.createdBy);
  const stopper = readPerson(from.stoppedBy);
  return {
    id: from.id,
    status: from.status ?? '',
    createdAt: from.createdAt,
    startedAt: from.executionStartDate,
    finishedAt: from.executionEndDate,
    instanceCode: instance === null ? null : (fieldText(instance.fields, 'code') ?? instance.key ?? instance.text),
    // A label without visible characters becomes null, so that screens show the code instead.
    instanceLabel: instance === null ? null : visible(fieldText(instance.fields, 'label')),
    jobCode: instance === null ? null : fieldText(instance.fields, 'jobCode'),
    ...company,
    type: readExecutionType(from.configuration),
    createdById: creator.id,
    createdByEmail: creator.email,
    isByPerson: readRelation(from.createdBy) !== null,
    stoppedById: stopper.id,
    stoppedByEmail: stopper.email,
    errorMessage: visible(from.errorMessage),
    warningCount: sumWarnings(from.stepExecutions),
  };
}

/** Reads the steps of an execution, in order, from the response for this execution; null if the execution has no id. */
export function readExecutionDetail(wire: unknown): ExecutionDetailRow | null {
  const parsed = executionSchema.safeParse(wire);
  return parsed.success ? { id: parsed.data.id, steps: readSteps(parsed.data.stepExecutions) } : null;
}

function sumWarnings(steps: unknown): number {
  const counts = listValues(steps).map((wire) => stepWarningCountSchema.safeParse(wire).data?.warningCount ?? 0);
  return counts.reduce((sum, count) => sum + count, 0);
}

function readSteps(value: unknown): StepRow[] {
  return listValues(value).flatMap((wire) => {
    const parsed = stepSchema.safeParse(wire);
    if (!parsed.success) return [];
    const { stepName, status, warningCount, summary, ...step } = parsed.data;
    return {
      ...step,
      stepName: stepName ?? '',
      status: status ?? '',
      warningCount: warningCount ?? 0,
      summary: readSummary(summary),
    };
  });
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

function readSummary(value: unknown): StepRow['summary'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('@'))
      .map(([key, entry]) => [key, isPlain(entry) ? entry : writeJson(entry)]),
  );
}
