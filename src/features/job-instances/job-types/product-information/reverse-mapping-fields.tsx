import { useTranslation } from 'react-i18next';
import {
  isAssociation,
  readReverseMapping,
  reverseMappingForm,
  reverseMappingPath,
  type ReverseMappingField,
} from '@/domain/configuration/pim/reverse-mapping';
import { Columns, Stack } from '@/ui/layout/stack';
import { SwitchAt, TextAt, useFieldLabel } from '../kit/bound-fields';
import { useValueAt } from '../kit/json-scope';

/** The fields of a reverse mapping. Writes the flat or nested form that the entry already has. */
export function ReverseMappingFields() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const entry = useValueAt([]);
  const form = reverseMappingForm(entry);
  const at = (field: ReverseMappingField) => ({ path: reverseMappingPath(form, field), label: label(field) });
  const association = isAssociation(readReverseMapping(entry));
  return (
    <Stack gap={3}>
      <Columns gap={3}>
        <TextAt {...at('akeneoAttributeCode')} required mono {...(association && { help: t('hint.association') })} />
        <TextAt {...at('bynderFieldCode')} required mono />
        <TextAt {...at('akeneoLocale')} mono />
        <TextAt {...at('akeneoChannel')} mono />
        <TextAt {...at('akeneoLabelLocale')} mono />
        <TextAt {...at('akeneoReferenceEntityAttribute')} mono />
        <TextAt {...at('separator')} initial="," mono />
      </Columns>
      <SwitchAt {...at('multipleValues')} />
    </Stack>
  );
}
