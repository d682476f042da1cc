import {
  multibindingSchemas,
  showsCheckRemovedLocales,
  type BindingKind,
} from '@/domain/configuration/pim/multibinding';
import { isMarkedRequired } from '@/domain/configuration/schema/field-errors';
import { readAs } from '@/domain/configuration/schema/read-as';
import { Columns, Stack } from '@/ui/layout/stack';
import { SwitchAt, TextAt, useFieldLabel } from '../../kit/bound-fields';
import { useJsonScope, useValueAt } from '../../kit/json-scope';
import { AdvancedJson } from './advanced-json';

const IDENTITY = ['name', 'asset_family', 'identifiers', 'separator'] as const;
const SCOPE = ['attribute_separator', 'locale', 'channel', 'locale_separator', 'channel_separator'] as const;
const TEXTS = {
  product: [...IDENTITY, 'product_attribute', ...SCOPE, 'sort_order', 'reference_attribute'],
  record: [...IDENTITY, 'reference_entity', 'record_attribute', ...SCOPE],
  category: [...IDENTITY, 'category_attribute', ...SCOPE],
} as const satisfies Record<BindingKind, readonly string[]>;

/** A multibinding: its texts, its toggles, and the advanced JSON of its kind (spec 2, section 3, Multibinding). */
export function MultibindingFields({ kind }: { kind: BindingKind }) {
  const label = useFieldLabel();
  const { schema } = useJsonScope();
  const binding = readAs(multibindingSchemas[kind], useValueAt([]));
  return (
    <Stack gap={3}>
      <Columns gap={3}>
        {TEXTS[kind].map((key) => (
          <TextAt
            key={key}
            path={[key]}
            label={label(key)}
            required={isMarkedRequired(schema, key)}
            mono={key !== 'name'}
          />
        ))}
      </Columns>
      <Stack gap={1}>
        {kind === 'product' && (
          <SwitchAt path={['remove_assets_from_products']} label={label('remove_assets_from_products')} />
        )}
        {showsCheckRemovedLocales(kind, binding) && (
          <SwitchAt path={['check_removed_locales']} label={label('check_removed_locales')} initial />
        )}
        <SwitchAt path={['fill_only_if_empty']} label={label('fill_only_if_empty')} />
      </Stack>
      <AdvancedJson kind={kind} binding={binding} />
    </Stack>
  );
}
