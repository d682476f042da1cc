import {
  deleteMappingSchema,
  deleteMappingSummary,
  isBlankDeleteMapping,
  newDeleteMapping,
  validateDeleteMapping,
} from '@/domain/configuration/parts/delete-mapping';
import { readAs } from '@/domain/configuration/schema/read-as';
import type { EntryKind } from '../kit/entry-kind';
import { DeleteMappingFields } from './delete-mapping-fields';

const read = (entry: unknown) => readAs(deleteMappingSchema, entry);

export const DELETE_MAPPING: EntryKind = {
  name: 'deleteMapping',
  schema: deleteMappingSchema,
  create: newDeleteMapping,
  isBlank: (entry) => isBlankDeleteMapping(read(entry)),
  summary: (entry) => deleteMappingSummary(read(entry)),
  validate: (entry) => validateDeleteMapping(read(entry)),
  Fields: DeleteMappingFields,
};
