import * as z from 'zod/mini';
import type { JobRow } from '@/domain/job-types/job-codes';
import { writeJson } from '@/lib/json';
import { anything, flag, text } from './tolerant';

const jobSchema = z.object({
  code: z.string().check(z.minLength(1)),
  defaultConf: anything,
  hasEventTrigger: flag,
  connector: text,
});

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
