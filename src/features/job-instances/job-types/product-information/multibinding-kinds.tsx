import {
  isBlankMultibinding,
  multibindingSchemas,
  multibindingSummary,
  newMultibinding,
  validateMultibinding,
  type BindingKind,
  type Multibinding,
} from '@/domain/configuration/pim/multibinding';
import { readAs } from '@/domain/configuration/schema/read-as';
import { withoutEmptyOptionals } from '@/domain/configuration/text/empty-optionals';
import type { EntryKind } from '../kit/entries/entry-kind';
import { MultibindingFields } from './multibinding-fields';

/** The kinds of multibindings. The modal's Apply button removes empty optional keys (`finish`). */
export const MULTIBINDINGS: Record<BindingKind, EntryKind> = {
  product: { ...entryKind('product'), Fields: () => <MultibindingFields kind="product" /> },
  record: { ...entryKind('record'), Fields: () => <MultibindingFields kind="record" /> },
  category: { ...entryKind('category'), Fields: () => <MultibindingFields kind="category" /> },
};

function entryKind(kind: BindingKind): Omit<EntryKind, 'Fields'> {
  const schema = multibindingSchemas[kind];
  const read = (entry: unknown): Multibinding => readAs(schema, entry);
  return {
    name: 'multibinding',
    schema,
    create: () => newMultibinding(kind),
    isBlank: (entry) => isBlankMultibinding(read(entry)),
    summary: (entry) => multibindingSummary(kind, read(entry)),
    validate: (entry) => validateMultibinding(kind, read(entry)),
    finish: (raw) => withoutEmptyOptionals(raw, schema),
  };
}
