import * as z from 'zod/mini';
import { id, text } from './tolerant';

const warningSchema = z.object({ id, message: text });

/** Reads a warning of a step; null if it has no id. */
export function readWarning(wire: unknown): { id: number; message: string } | null {
  const parsed = warningSchema.safeParse(wire);
  return parsed.success ? { id: parsed.data.id, message: parsed.data.message ?? '' } : null;
}
