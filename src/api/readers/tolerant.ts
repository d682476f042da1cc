import * as z from 'zod/mini';
import { listValues, readNumber } from '@/lib/json';

// Zod must not compile schemas to code at run time: the content security policy forbids it.
z.config({ jitless: true });

/**
 * Makes a schema that never fails. `z.catch` would be slow, because it builds an error message for every absent field
 * of every row.
 */
const reader = <T>(read: (value: unknown) => T) => z.pipe(z.optional(z.unknown()), z.transform(read));

/** A text; null for a value of another type. */
export const text = reader((value) => (typeof value === 'string' ? value : null));
export const flag = reader((value) => value === true);
/** A number, or a text that contains one; null for anything else. */
export const number = reader(readNumber);
/** A date as the server wrote it; null if it cannot be parsed, such as the zero date of some databases. */
export const moment = reader((value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null));
export const texts = reader((value) => listValues(value).filter((item) => typeof item === 'string'));
export const anything = z.optional(z.unknown());

/** An id: a number, or a text of up to 15 digits. Fails for any other value. */
export const id = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.transform((value: number | string) => Number(value)),
);
