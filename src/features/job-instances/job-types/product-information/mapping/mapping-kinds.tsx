import {
  isBlankMapping,
  mappingSchemas,
  mappingSummary,
  newMapping,
  validateMapping,
  type Mapping,
  type MappingKind,
} from '@/domain/configuration/pim/mapping';
import { readAs } from '@/domain/configuration/schema/read-as';
import type { EntryKind } from '../../kit/entry-kind';
import { MappingFields } from './mapping-fields';

/** Mappings by what they write. */
export const MAPPINGS: Record<MappingKind, EntryKind> = {
  asset: { ...entryKind('asset'), Fields: () => <MappingFields kind="asset" /> },
  record: { ...entryKind('record'), Fields: () => <MappingFields kind="record" /> },
  category: { ...entryKind('category'), Fields: () => <MappingFields kind="category" /> },
};

function entryKind(kind: MappingKind): Omit<EntryKind, 'Fields'> {
  const schema = mappingSchemas[kind];
  const read = (entry: unknown): Mapping => readAs(schema, entry);
  return {
    name: 'mapping',
    schema,
    create: () => newMapping(kind),
    isBlank: (entry) => isBlankMapping(kind, read(entry)),
    summary: (entry) => mappingSummary(kind, read(entry)),
    validate: (entry) => validateMapping(kind, read(entry)),
  };
}
