import * as z from 'zod/mini';

// No schema here may compile code at run time: the content security policy forbids it (design, section 10).
z.config({ jitless: true });

/** Readers that never fail: a value of another kind counts as absent (contract.md, Answers: absent means null). */
export const text = z.catch(z.nullable(z.string()), null);
export const flag = z.catch(z.boolean(), false);
export const number = z.catch(z.nullable(z.number()), null);
export const texts = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown): string[] =>
    (Array.isArray(value) ? value : Object.values(value !== null && typeof value === 'object' ? value : {})).filter(
      (item): item is string => typeof item === 'string',
    ),
  ),
);
export const anything = z.optional(z.unknown());

/** A number, also when it came as digits in a text. */
export const id = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.transform((value: number | string) => Number(value)),
);
