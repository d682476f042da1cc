import { useTranslation } from 'react-i18next';
import { offeredPropertyTypes, type MetadataField } from '@/domain/configuration/pim/metadata-conf';
import type { Path } from '@/domain/configuration/schema/path';
import { SelectAt, TagsOrStarAt, TextAt, useFieldLabel, type FieldLabel } from '../../kit/bound-fields';
import { usePropertyTypeName } from './use-property-type-name';

interface MetadataFieldProps {
  /** Of the field itself. */
  path: Path;
  field: MetadataField;
  /** The property type of the metadata, which names its source. */
  propertyType: string;
}

/** One field of a metadata conf: its type chosen, locale and channel a list or all, the rest texts. */
export function MetadataFieldAt({ path, field, propertyType }: MetadataFieldProps) {
  const label = useFieldLabel();
  switch (field) {
    case 'property_type':
      return <PropertyTypeAt path={path} propertyType={propertyType} />;
    case 'locale':
      return <TagsOrStarAt path={path} label={label(field)} allLabel={label('allLocales')} keys="enter" />;
    case 'channel':
      return <TagsOrStarAt path={path} label={label(field)} allLabel={label('allChannels')} keys="enter" />;
    case 'bynderMetadata':
      return <TextAt path={path} label={label(sourceLabel(propertyType))} mono />;
    case 'fieldSeparator':
    case 'targetSeparator':
      return <TextAt path={path} label={label(field)} initial="," mono />;
    default:
      return <TextAt path={path} label={label(field)} mono />;
  }
}

function PropertyTypeAt({ path, propertyType }: Omit<MetadataFieldProps, 'field'>) {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const typeName = usePropertyTypeName();
  const options = offeredPropertyTypes(propertyType).map((value) => ({ value, label: typeName(value) }));
  return (
    <SelectAt
      path={path}
      label={label('property_type')}
      options={options}
      initial={propertyType}
      {...(propertyType === 'product_id' && { help: t('hint.product_id') })}
    />
  );
}

/** A fixed value and a pattern stand where other types name a metadata of the asset. */
function sourceLabel(propertyType: string): FieldLabel {
  return propertyType === 'fixed_value' || propertyType === 'pattern'
    ? `bynderMetadata.${propertyType}`
    : 'bynderMetadata';
}
