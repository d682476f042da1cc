import { placeInConfiguration, type PlacedViolation } from '@/domain/configuration/place-in-configuration';
import { findJobType } from '@/domain/job-types/registry';
import type { Violation } from '@/domain/problem';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import { typedEntries } from '@/lib/typed-entries';

/** The server's violations, grouped by where the form shows them. */
export interface PlacedViolations {
  fields: Partial<Record<InstanceField, string>>;
  /** Shown at inputs and cards of the configuration, and below the JSON editor as 'path: message'. */
  configuration: PlacedViolation[];
  /** Shown above the form, each with its place in the labels of the form. */
  others: Violation[];
}

type Instance = Pick<InstanceFields, 'jobCode' | 'configuration'>;

/** Assigns each violation to a visible field, to the configuration, or to `others`. */
export function placeViolations(
  violations: readonly Violation[],
  { jobCode, configuration }: Instance,
  isShown: (field: InstanceField) => boolean = () => true,
): PlacedViolations {
  const placed = placeInConfiguration(violations, findJobType(jobCode).schema, configuration);
  const fields = typedEntries(placed.fields);
  const hidden = fields
    .filter(([field]) => !isShown(field))
    .flatMap(([propertyPath, messages]) => messages.map((message) => ({ propertyPath, message })));
  return {
    fields: Object.fromEntries(
      fields.filter(([field]) => isShown(field)).map(([field, messages]) => [field, messages.join(' ')]),
    ),
    configuration: placed.configuration,
    others: [...placed.unmatched, ...hidden],
  };
}
