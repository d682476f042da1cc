import * as z from 'zod/mini';
import { formatPath } from './path';
import { hints } from './field-types';

/**
 * What can be wrong with a value:
 * - `required`: empty or absent
 * - `wrongType`: not of the expected JSON type
 * - `unknownChoice`: not one of the possible values
 * - `outOfRange`: a number beyond its limits
 */
export const FIELD_ERRORS = ['required', 'wrongType', 'unknownChoice', 'outOfRange'] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** The first error at each path. Paths have the server's format: `metadata[2].attribute`. */
export type FieldErrors = Record<string, FieldError>;

export interface ValueError {
  path: (string | number)[];
  code: FieldError;
}

/** Every error of a JSON value, with its path. */
export function valueErrors(schema: z.core.$ZodType, value: unknown): ValueError[] {
  const { error } = z.safeParse(schema, value, { reportInput: true });
  return (error?.issues ?? []).map((issue) => ({
    path: issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment))),
    code: errorCode(issue),
  }));
}

/** The errors of an entry by path; empty if the entry may be saved. */
export function fieldErrors(schema: z.core.$ZodType, value: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, code } of valueErrors(schema, value)) errors[formatPath(path)] ??= code;
  return errors;
}

function errorCode(issue: z.core.$ZodIssue): FieldError {
  const named = FIELD_ERRORS.find((code) => code === issue.message);
  if (named !== undefined) return named;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  return issue.code === 'invalid_union' && issue.discriminator !== undefined ? 'unknownChoice' : 'wrongType';
}

/** Whether the form marks a field as required. Some fields are marked although they have a default. */
export function isMarkedRequired<S extends z.core.$ZodObject>(entry: S, key: keyof S['_zod']['def']['shape']): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all keys of a shape are strings
  const field = entry._zod.def.shape[key as string];
  if (field === undefined) return false;
  return isRequired(field) || hints.get(field)?.marked === true;
}

/** Whether a value without this field is invalid. */
export const isRequired = (field: z.core.$ZodType): boolean => field._zod.optin === undefined;
