import { useTranslation } from 'react-i18next';
import { BoundTagField, useFieldLabel } from './bound-fields';

interface MetafieldsFieldProps {
  name: 'productMetafields' | 'variantMetafields';
  required?: boolean;
}

/** A field for metafield keys ("namespace.key"). */
export function MetafieldsField({ name, required = false }: MetafieldsFieldProps) {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  return (
    <BoundTagField
      path={[name]}
      label={label(name)}
      required={required}
      keys="separators"
      help={t('hint.metafields')}
    />
  );
}
