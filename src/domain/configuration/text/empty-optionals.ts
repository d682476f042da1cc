import type * as z from 'zod/mini';
import { isRecord, isEmptyJson } from '@/lib/json';
import { isRequired } from '../schema/field-errors';
import { readAt, removeAt } from './configuration-text';

/**
 * Removes the optional keys whose value is empty ("", null, {} or []) from the text of an entry. Toggles, required
 * fields and unknown keys stay. Multibindings and value mappings are saved this way.
 */
export function withoutEmptyOptionals(raw: string, entry: z.core.$ZodObject): string {
  const value = readAt(raw, []);
  if (!isRecord(value)) return raw;
  const empty = Object.entries(entry._zod.def.shape)
    .filter(([key, field]) => Object.hasOwn(value, key) && !isRequired(field) && isEmptyJson(value[key]))
    .map(([key]) => key);
  return empty.reduce((text, key) => removeAt(text, [key]), raw);
}
