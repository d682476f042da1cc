import type { Violation } from '@/lib/api/problem';
import type { InstanceField } from '@/lib/database/draft-rows';
import { INSTANCE_FIELDS } from '@/domain/instance-fields';

/** The server's violations, each at the place where it can be mended. */
export interface PlacedViolations {
  fields: Partial<Record<InstanceField, string>>;
  /** Below the JSON editor as 'path: message' (spec 2, section 5). */
  configuration: string[];
  /** Above the form. */
  others: string[];
}

/** Names under which the wire knows a field of the form. */
const ALIASES: Record<string, InstanceField> = { company: 'companyCode' };

/** Puts every violation at its field: the first part of its path names it. A field that is not shown cannot show one. */
export function placeViolations(
  violations: readonly Violation[],
  isShown: (field: InstanceField) => boolean = () => true,
): PlacedViolations {
  const placed: PlacedViolations = { fields: {}, configuration: [], others: [] };
  for (const { propertyPath, message } of violations) {
    const field = fieldOf(propertyPath);
    if (field === 'configuration') placed.configuration.push(inside(propertyPath, message));
    else if (field === null || !isShown(field))
      placed.others.push(propertyPath === '' ? message : `${propertyPath}: ${message}`);
    else placed.fields[field] = [placed.fields[field], message].filter(Boolean).join(' ');
  }
  return placed;
}

function fieldOf(path: string): InstanceField | null {
  const [root = ''] = path.split(/[.[]/, 1);
  const name = Object.hasOwn(ALIASES, root) ? ALIASES[root] : root;
  return INSTANCE_FIELDS.find((field) => field === name) ?? null;
}

function inside(path: string, message: string): string {
  const rest = path.slice('configuration'.length).replace(/^\./, '');
  return rest === '' ? message : `${rest}: ${message}`;
}
