import { useCallback } from 'react';
import type { FieldChange } from '@/domain/merge/field-changes';
import { useKeyLabel, useNumberedName, usePropertyLabel } from './use-labels';

const NUMBER = /^\d+$/;

/**
 * Returns a function that names the place of a change with the labels of the forms, outermost first: ["Mappings",
 * "packshots", "Conditions", "Filter 2"]. A key without a label keeps its name.
 */
export function useChangeName(): (change: Pick<FieldChange, 'property' | 'path'>) => string[] {
  const propertyLabel = usePropertyLabel();
  const keyLabel = useKeyLabel();
  const numbered = useNumberedName();
  return useCallback(
    ({ property, path }) =>
      path.length === 0
        ? [propertyLabel(property)]
        : path.map((key, index) => (NUMBER.test(key) ? numbered(path[index - 1], key) : keyLabel(key))),
    [numbered, keyLabel, propertyLabel],
  );
}
