import type { ApiProblem, Violation } from '@/domain/problem';

/** The messages of violations by form field. `rest` contains the messages that belong to no field of the form. */
export interface PlacedInForm {
  byField: Map<string, string>;
  rest: string[];
}

/**
 * Assigns the violations of a refused write to the fields of a form, by their property paths. Several messages for one
 * field are lines of one text, so that each can still be translated.
 * @param aliases property name in violations → form field, where the names differ
 */
export function placeInForm(
  { violations }: Pick<ApiProblem, 'violations'>,
  fields: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): PlacedInForm {
  const byField = new Map<string, string>();
  const rest: string[] = [];
  for (const violation of violations) {
    const field = fieldOf(violation, fields, aliases);
    if (field === null) rest.push(violation.message);
    else byField.set(field, [byField.get(field), violation.message].filter(Boolean).join('\n'));
  }
  return { byField, rest };
}

function fieldOf(
  { propertyPath }: Violation,
  fields: readonly string[],
  aliases: Readonly<Record<string, string>>,
): string | null {
  const property = propertyPath.split(/[.[]/)[0] ?? '';
  const field = aliases[property] ?? property;
  return fields.includes(field) ? field : null;
}

/** Aliases for forms whose field `companyCode` stands for the server's `company`. */
export const COMPANY_ALIASES = { company: 'companyCode' };
