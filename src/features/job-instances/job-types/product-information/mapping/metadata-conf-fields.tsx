import { metadataConfSchema, metadataFields } from '@/domain/configuration/pim/metadata-conf';
import type { Path } from '@/domain/configuration/schema/path';
import { readAs } from '@/domain/configuration/schema/read-as';
import { Columns } from '@/ui/layout/stack';
import { useValueAt } from '../../kit/json-scope';
import { MetadataFieldAt } from './metadata-field';

/** One metadata conf at a path: the fields that its property type has (spec 2, section 3, Metadata conf). */
export function MetadataConfFields({ path }: { path: Path }) {
  const { property_type: propertyType } = readAs(metadataConfSchema, useValueAt(path));
  return (
    <Columns gap={3}>
      {metadataFields(propertyType).map((field) => (
        <MetadataFieldAt key={field} path={[...path, field]} field={field} propertyType={propertyType} />
      ))}
    </Columns>
  );
}
