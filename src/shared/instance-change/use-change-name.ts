import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChange } from '@/domain/merge/field-changes';
import { useKeyLabel } from './use-labels';
import { usePropertyLabel } from './use-labels';

const NUMBER = /^\d+$/;

/**
 * The path of a change as labels of the forms, outermost first: ["Mappings", "packshots", "Conditions", "Entry 2"]. A
 * key without a label keeps its name.
 */
export function useChangeName(): (change: Pick<FieldChange, 'property' | 'path'>) => string[] {
  const { t } = useTranslation('instance-tabs');
  const propertyLabel = usePropertyLabel();
  const keyLabel = useKeyLabel();
  return useCallback(
    ({ property, path }) =>
      path.length === 0
        ? [propertyLabel(property)]
        : path.map((key) => (NUMBER.test(key) ? t('history.entry', { number: key }) : keyLabel(key))),
    [t, keyLabel, propertyLabel],
  );
}
