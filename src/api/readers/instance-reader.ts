import * as z from 'zod/mini';
import type { InstanceRow, SecuredVariable } from '@/domain/instance';
import { isRecord, listValues, writeJson } from '@/lib/json';
import { readCompanyRelation } from './company-relation';
import { anything, flag, id, moment, number, text, texts } from './tolerant';

const instanceSchema = z.object({
  code: z.string().check(z.minLength(1)),
  label: text,
  jobCode: text,
  company: anything,
  description: text,
  enabled: flag,
  configuration: anything,
  sendErrorEmail: flag,
  errorAlertEmails: texts,
  sendWarningEmail: flag,
  warningAlertEmails: texts,
  allowSimultaneousRun: flag,
  cronExpression: text,
  eventTrigger: flag,
  executionLogVerbosity: number,
  showJsonConfiguration: flag,
  createdAt: moment,
  updatedAt: moment,
  securedVariables: anything,
});

const variableSchema = z.object({ id, code: z.string() });

/** A job instance, and which of the optional parts the response contained. */
export interface ReadInstance {
  row: InstanceRow;
  /** False for a row of a list if the server sends the configuration only in the response for one instance. */
  hasConfiguration: boolean;
  hasSecuredVariables: boolean;
}

/** Reads a job instance from an entry of a list or from the response for one instance; null if it has no code. */
export function readInstance(wire: unknown): ReadInstance | null {
  const parsed = instanceSchema.safeParse(wire);
  if (!parsed.success) return null;
  const { company, configuration, securedVariables, ...fields } = parsed.data;
  const hasSecuredVariables = isRecord(wire) && 'securedVariables' in wire;
  return {
    row: {
      ...fields,
      ...readCompanyRelation(company),
      configuration: readConfiguration(configuration),
      securedVariables: hasSecuredVariables ? readVariables(securedVariables) : null,
    },
    hasConfiguration: isRecord(wire) && 'configuration' in wire,
    hasSecuredVariables,
  };
}

function readVariables(value: unknown): SecuredVariable[] {
  return listValues(value).flatMap((variable) => {
    const read = variableSchema.safeParse(variable);
    return read.success ? read.data : [];
  });
}

/** The server's JSON text, byte for byte. If the server sends an object, the object is converted to JSON text. */
function readConfiguration(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : (writeJson(value, 2) ?? '');
}
