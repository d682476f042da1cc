import {
  metadataConfSchema,
  metadataFields,
  type MetadataField,
  offeredPropertyTypes,
  PROPERTY_TYPES,
} from '@/domain/configuration/pim/metadata-conf';
import type { Path } from '@/domain/configuration/schema/path';
import { readAs } from '@/domain/configuration/schema/read-as';
import { Columns, Stack } from '@/ui/layout/stack';
import { useValueAt } from '../kit/scope/json-scope';
import { useTranslation } from 'react-i18next';
import {
  BoundSelect,
  BoundTagOrStarField,
  BoundTextField,
  useFieldLabel,
  type FieldLabel,
} from '@/features/job-instances/job-types/kit/fields/bound-fields';

/** The fields shown side by side below the other fields. */
const SCOPE: readonly MetadataField[] = ['locale', 'channel'];

/** The fields of the metadata conf at a path, as its property type requires. */
export function MetadataConfFields({ path }: { path: Path }) {
  const { property_type: propertyType } = readAs(metadataConfSchema, useValueAt(path));
  const fields = metadataFields(propertyType).filter((field) => !SCOPE.includes(field));
  return (
    <Stack gap={3}>
      {[fields, SCOPE].map((group, index) => (
        <Columns key={index} gap={3}>
          {group.map((field) => (
            <MetadataFieldAt key={field} path={[...path, field]} field={field} propertyType={propertyType} />
          ))}
        </Columns>
      ))}
    </Stack>
  );
}

interface MetadataFieldProps {
  /** The path of the field itself. */
  path: Path;
  field: MetadataField;
  /** The property type of the metadata conf, which decides the label of the source field. */
  propertyType: string;
}

/** One field of a metadata conf: a select for the type, a list or "all" for locale and channel, else a text field. */
function MetadataFieldAt({ path, field, propertyType }: MetadataFieldProps) {
  const label = useFieldLabel();
  switch (field) {
    case 'property_type':
      return <PropertyTypeAt path={path} propertyType={propertyType} />;
    case 'locale':
      return <BoundTagOrStarField path={path} label={label(field)} allLabel={label('allLocales')} />;
    case 'channel':
      return <BoundTagOrStarField path={path} label={label(field)} allLabel={label('allChannels')} />;
    case 'bynderMetadata':
      return <BoundTextField path={path} label={label(sourceLabel(propertyType))} mono />;
    case 'fieldSeparator':
    case 'targetSeparator':
      return <BoundTextField path={path} label={label(field)} initial="," mono />;
    default:
      return <BoundTextField path={path} label={label(field)} mono />;
  }
}

function PropertyTypeAt({ path, propertyType }: Omit<MetadataFieldProps, 'field'>) {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const typeName = usePropertyTypeName();
  const options = offeredPropertyTypes(propertyType).map((value) => ({ value, label: typeName(value) }));
  return (
    <BoundSelect
      path={path}
      label={label('property_type')}
      options={options}
      initial={propertyType}
      {...(propertyType === 'product_id' && { help: t('hint.product_id') })}
    />
  );
}

/** The label of the source field. The field holds a fixed value, a pattern or the name of metadata. */
function sourceLabel(propertyType: string): FieldLabel {
  return propertyType === 'fixed_value' || propertyType === 'pattern'
    ? `bynderMetadata.${propertyType}`
    : 'bynderMetadata';
}

/** Returns a function that returns the name of a property type; an unknown type is returned unchanged. */
export function usePropertyTypeName(): (type: string) => string {
  const { t } = useTranslation('job-forms');
  return (type) => {
    const known = PROPERTY_TYPES.find((name) => name === type);
    return known === undefined ? type : t(`propertyType.${known}`);
  };
}
