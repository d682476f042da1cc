import * as z from 'zod/mini';
import { connectionKey, type ConnectionRow, type ConnectionType } from '@/domain/connection';
import type { CompanyRow } from '@/domain/company';
import type { JobRow } from '@/domain/job-types/job-codes';
import { writeJson } from '@/lib/json';
import { readCompanyRelation } from './company-relation';
import { anything, flag, text } from './tolerant';

const connectionSchema = z.object({
  id: z.union([z.number(), z.string()]),
  label: text,
  company: anything,
  url: text,
  version: text,
  domain: text,
  app: flag,
  useEventWebhook: flag,
  shopUrl: text,
});

const jobSchema = z.object({
  code: z.string().check(z.minLength(1)),
  defaultConf: anything,
  hasEventTrigger: flag,
  connector: text,
});

const companySchema = z.object({ code: z.string().check(z.minLength(1)), name: text });

/** Reads a connection from an entry of a list or from the response for one connection; null if it has no id. */
export function readConnection(type: ConnectionType, wire: unknown): ConnectionRow | null {
  const parsed = connectionSchema.safeParse(wire);
  if (!parsed.success) return null;
  const { company, ...fields } = parsed.data;
  return { key: connectionKey(type, fields.id), type, ...fields, ...readCompanyRelation(company) };
}

/** Reads a job; null if it has no code. Its default configuration may be an object, JSON text or an empty PHP array. */
export function readJob(wire: unknown): JobRow | null {
  const parsed = jobSchema.safeParse(wire);
  if (!parsed.success) return null;
  const { defaultConf, ...fields } = parsed.data;
  return { ...fields, defaultConf: readDefaultConfiguration(defaultConf) };
}

function readDefaultConfiguration(value: unknown): string {
  if (typeof value === 'string') return value;
  const empty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  return empty ? '{}' : (writeJson(value, 2) ?? '{}');
}

/** Reads a company from the list of options; null if it has no code. */
export function readCompanyOption(wire: unknown): CompanyRow | null {
  const parsed = companySchema.safeParse(wire);
  return parsed.success ? parsed.data : null;
}
