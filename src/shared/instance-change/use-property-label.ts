import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { INSTANCE_FIELDS } from '@/domain/instance-fields';
import type { InstanceField } from '@/domain/instance';

/** API names of form fields, where they differ. */
const ALIASES: Record<string, InstanceField> = { company: 'companyCode' };

/** The form's label for a property of an instance; an unknown property keeps its name. */
export function usePropertyLabel(): (property: string) => string {
  const { t } = useTranslation('instance-tabs');
  return useCallback(
    (property) => {
      const name = Object.hasOwn(ALIASES, property) ? ALIASES[property] : property;
      const field = INSTANCE_FIELDS.find((known) => known === name);
      return field === undefined ? property : t(`property.${field}`);
    },
    [t],
  );
}
