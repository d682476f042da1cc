import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChange } from '@/domain/merge/field-changes';
import { usePropertyLabel } from './use-property-label';

/**
 * The name of a changed place, outermost first, in the words of the forms: ["Mappings", "packshots", "Locale"]. A key
 * without a label keeps its name.
 */
export function useChangeName(): (change: FieldChange) => string[] {
  const { t, i18n } = useTranslation('job-forms');
  const propertyLabel = usePropertyLabel();
  return useCallback(
    ({ property, path }) => {
      const labelOf = (key: string): string =>
        i18n.exists(`field.${key}`, { ns: 'job-forms' }) ? t(`field.${key}` as 'field.name') : key;
      return path.length === 0 ? [propertyLabel(property)] : path.map(labelOf);
    },
    [t, i18n, propertyLabel],
  );
}
