import * as z from 'zod/mini';
import { listValues, readNumber } from '@/lib/json';

// No schema here may compile code at run time: the content security policy forbids it.
z.config({ jitless: true });

/**
 * A reader that never fails. It does not use `z.catch`, which builds an error message for every absent field of every
 * row.
 */
const reader = <T>(read: (value: unknown) => T) => z.pipe(z.optional(z.unknown()), z.transform(read));

/** A text. A value of another type counts as absent (null). */
export const text = reader((value) => (typeof value === 'string' ? value : null));
export const flag = reader((value) => value === true);
/** A number, also as a text. */
export const number = reader(readNumber);
/** A text of a date that can be read, unchanged. A zero date, as some databases return it, counts as absent. */
export const moment = reader((value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null));
export const texts = reader((value) => listValues(value).filter((item) => typeof item === 'string'));
export const anything = z.optional(z.unknown());

/** An id: a number, or a text of up to 15 digits. Fails for any other value. */
export const id = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.transform((value: number | string) => Number(value)),
);
