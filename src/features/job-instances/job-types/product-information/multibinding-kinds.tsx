import { isBlankMultibinding, multibindingSchemas, multibindingSummary } from '@/domain/configuration/pim/multibinding';
import { withoutEmptyOptionals } from '@/domain/configuration/text/empty-optionals';
import { keysOf, recordOf } from '@/lib/typed-entries';
import { entryKind } from '../kit/entries/entry-kind';
import { MultibindingFields } from './multibinding-fields';

/** The entry kind of each kind of multibinding. Apply in the modal removes empty optional keys (`finish`). */
export const MULTIBINDINGS = recordOf(keysOf(multibindingSchemas), (kind) =>
  entryKind({
    name: 'multibinding',
    schema: multibindingSchemas[kind],
    isBlank: isBlankMultibinding,
    summary: (binding) => multibindingSummary(kind, binding),
    finish: (raw) => withoutEmptyOptionals(raw, multibindingSchemas[kind]),
    Fields: () => <MultibindingFields kind={kind} />,
  }),
);
