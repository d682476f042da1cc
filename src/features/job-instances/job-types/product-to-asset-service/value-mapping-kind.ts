import {
  isBlankValueMapping,
  newValueMapping,
  validateValueMapping,
  valueMappingSchema,
  valueMappingSummary,
} from '@/domain/configuration/parts/value-mapping';
import { readAs } from '@/domain/configuration/schema/read-as';
import { withoutEmptyOptionals } from '@/domain/configuration/text/empty-optionals';
import type { EntryKind } from '../kit/entry-kind';
import { ValueMappingFields } from './value-mapping-fields';

const read = (entry: unknown) => readAs(valueMappingSchema, entry);

/** Maps an attribute to a property. Saving omits empty optional keys. */
export const VALUE_MAPPING: EntryKind = {
  name: 'valueMapping',
  schema: valueMappingSchema,
  create: newValueMapping,
  isBlank: (entry) => isBlankValueMapping(read(entry)),
  summary: (entry) => valueMappingSummary(read(entry)),
  validate: (entry) => validateValueMapping(read(entry)),
  finish: (raw) => withoutEmptyOptionals(raw, valueMappingSchema),
  Fields: ValueMappingFields,
};
