import { metadataConfSchema, metadataFields, type MetadataField } from '@/domain/configuration/pim/metadata-conf';
import type { Path } from '@/domain/configuration/schema/path';
import { readAs } from '@/domain/configuration/schema/read-as';
import { Columns, Stack } from '@/ui/layout/stack';
import { useValueAt } from '../../kit/json-scope';
import { MetadataFieldAt } from './metadata-field';

/** They stand side by side, below the rest. */
const SCOPE: readonly MetadataField[] = ['locale', 'channel'];

/** One metadata conf at a path: the fields that its property type has. */
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
