import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { INSTANCE_FIELDS } from '@/domain/instance-fields';
import type { InstanceField } from '@/domain/instance';

/** Names under which the wire knows a field of the form. */
const ALIASES: Record<string, InstanceField> = { company: 'companyCode' };

/** What the form calls a property of an instance; a property that the form does not know keeps its own name. */
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
