import {
  multibindingSchemas,
  showsCheckRemovedLocales,
  type BindingKind,
  hasAdvancedJson,
  multibindingJsonFields,
  type Multibinding,
} from '@/domain/configuration/pim/multibinding';
import { isMarkedRequired } from '@/domain/configuration/schema/field-errors';
import { readAs } from '@/domain/configuration/schema/read-as';
import { Columns, Stack } from '@/ui/layout/stack';
import { BoundSwitch, BoundTextField, useFieldLabel } from '../kit/fields/bound-fields';
import { useJsonScope, useValueAt } from '../kit/scope/json-scope';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BoundJsonField } from '../kit/json/bound-json-field';
import styles from './advanced-json.module.css';

const IDENTITY = ['name', 'asset_family', 'identifiers', 'separator'] as const;
const SCOPE = ['locale', 'channel', 'locale_separator', 'channel_separator'] as const;
const TARGET = {
  product: ['product_attribute', 'attribute_separator'],
  record: ['reference_entity', 'record_attribute', 'attribute_separator'],
  category: ['category_attribute', 'attribute_separator'],
} as const satisfies Record<BindingKind, readonly string[]>;
const ORDER = ['sort_order', 'reference_attribute'] as const;

type TextKey = (typeof IDENTITY | (typeof TARGET)[BindingKind] | typeof SCOPE | typeof ORDER)[number];

/** The fields of a multibinding: texts, switches, and the advanced JSON fields of its kind. */
export function MultibindingFields({ kind }: { kind: BindingKind }) {
  const label = useFieldLabel();
  const binding = readAs(multibindingSchemas[kind], useValueAt([]));
  return (
    <Stack gap={3}>
      <Texts keys={[...IDENTITY, ...TARGET[kind]]} />
      <Texts keys={kind === 'product' ? [...SCOPE, ...ORDER] : SCOPE} />
      <Stack gap={1}>
        {kind === 'product' && (
          <BoundSwitch path={['remove_assets_from_products']} label={label('remove_assets_from_products')} />
        )}
        {showsCheckRemovedLocales(kind, binding) && (
          <BoundSwitch path={['check_removed_locales']} label={label('check_removed_locales')} initial />
        )}
        <BoundSwitch path={['fill_only_if_empty']} label={label('fill_only_if_empty')} />
      </Stack>
      <AdvancedJson kind={kind} binding={binding} />
    </Stack>
  );
}

function Texts({ keys }: { keys: readonly TextKey[] }) {
  const label = useFieldLabel();
  const { schema } = useJsonScope();
  return (
    <Columns gap={3}>
      {keys.map((key) => (
        <BoundTextField
          key={key}
          path={[key]}
          label={label(key)}
          required={isMarkedRequired(schema, key)}
          mono={key !== 'name'}
        />
      ))}
    </Columns>
  );
}

interface AdvancedJsonProps {
  kind: BindingKind;
  binding: Multibinding;
}

/** Filters and values as JSON, initially expanded if they are filled. Renders nothing for categories. */
function AdvancedJson({ kind, binding }: AdvancedJsonProps) {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const id = useId();
  const [isOpen, setOpen] = useState(() => hasAdvancedJson(kind, binding));
  const fields = multibindingJsonFields(kind);
  if (fields.length === 0) return null;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section>
      <h3>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={16} aria-hidden />
          {t('group.advancedJson')}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Stack gap={3}>
            {fields.map((field) => (
              <BoundJsonField key={field} path={[field]} label={label(field)} rows={3} />
            ))}
          </Stack>
        )}
      </div>
    </section>
  );
}
