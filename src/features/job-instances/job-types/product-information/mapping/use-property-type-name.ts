import { useTranslation } from 'react-i18next';
import { PROPERTY_TYPES } from '@/domain/configuration/pim/metadata-conf';

/** The name of a property type; an unknown type is shown unchanged. */
export function usePropertyTypeName(): (type: string) => string {
  const { t } = useTranslation('job-forms');
  return (type) => {
    const known = PROPERTY_TYPES.find((name) => name === type);
    return known === undefined ? type : t(`propertyType.${known}`);
  };
}
