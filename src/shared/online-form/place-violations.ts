import type { ApiProblem, Violation } from '@/domain/problem';

/** Violations by the field that shows them; `rest` has no field here. */
export interface PlacedViolations {
  byField: Map<string, string>;
  rest: string[];
}

/**
 * Sorts the violations of a refused write to the fields of a form by property path. Several of one
 * field are one text.
 * @param aliases property paths that another field shows
 */
export function placeViolations(
  { violations }: Pick<ApiProblem, 'violations'>,
  fields: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): PlacedViolations {
  const byField = new Map<string, string>();
  const rest: string[] = [];
  for (const violation of violations) {
    const field = fieldOf(violation, fields, aliases);
    if (field === null) rest.push(violation.message);
    else byField.set(field, [byField.get(field), violation.message].filter(Boolean).join(' '));
  }
  return { byField, rest };
}

function fieldOf(
  { propertyPath }: Violation,
  fields: readonly string[],
  aliases: Readonly<Record<string, string>>,
): string | null {
  const property = propertyPath.split(/[.[]/)[0] ?? '';
  const named = aliases[property] ?? property;
  return fields.includes(named) ? named : null;
}
