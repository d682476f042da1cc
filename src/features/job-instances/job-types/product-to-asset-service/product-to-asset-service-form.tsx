import { PRODUCT_SECTIONS, type ProductSectionName } from '@/domain/configuration/parts/product-section';
import { Stack } from '@/ui/layout/stack';
import { useTranslation } from 'react-i18next';
import { newIdentifier } from '@/domain/configuration/parts/identifier';
import type { Path } from '@/domain/configuration/schema/path';
import { SwitchField } from '@/ui/form/switch-field';
import { Section } from '@/ui/layout/section';
import { EntryList } from '../kit/entries/entry-list';
import { BoundJsonField } from '../kit/json/bound-json-field';
import { useControlAt, useJsonScope } from '../kit/scope/json-scope';
import { IdentifierFields } from './identifier-fields';
import { VALUE_MAPPING } from './value-mapping-kind';
import styles from './product-section.module.css';
import { useRef } from 'react';
import { rawAt, readAt, setAt, setRawAt } from '@/domain/configuration/text/configuration-text';

/** The form of the job that sends product values to the asset service: one section per kind of product. */
export function ProductToAssetServiceForm() {
  return (
    <Stack gap={6}>
      {PRODUCT_SECTIONS.map((name) => (
        <ProductSection key={name} name={name} />
      ))}
    </Stack>
  );
}

/** The search that matches every product. */
const ALL = {};

/** The section of one kind of product: search, identifier and value mappings. */
function ProductSection({ name }: { name: ProductSectionName }) {
  const { t } = useTranslation('job-forms');
  return (
    <div className={styles.section}>
      <Section title={t(`section.${name}`)}>
        <Stack gap={1}>
          <SearchPart path={[name, 'search']} />
          <IdentifierPart path={[name, 'identifier']} />
        </Stack>
        <div className={styles.values}>
          <EntryList
            path={[name, 'values']}
            kind={VALUE_MAPPING}
            title={t(`values.${name}`)}
            empty={t('empty.values')}
          />
        </div>
      </Section>
    </div>
  );
}

function SearchPart({ path }: { path: Path }) {
  const { t } = useTranslation('job-forms');
  const [isOn, toggle] = useToggledAt(path, () => ALL);
  const control = useControlAt(path);
  return (
    <div>
      <SwitchField
        label={t('group.search')}
        value={isOn}
        onChange={toggle}
        readOnly={control.readOnly}
        // While the switch is on, the editor below shows the errors.
        {...(!isOn && { ...control, help: t('hint.searchOff') })}
      />
      {isOn && (
        <div className={styles.part}>
          <BoundJsonField path={path} label={t('field.search')} whenEmpty={ALL} />
        </div>
      )}
    </div>
  );
}

function IdentifierPart({ path }: { path: Path }) {
  const { t } = useTranslation('job-forms');
  const [isOn, toggle] = useToggledAt(path, newIdentifier);
  const control = useControlAt(path);
  return (
    <div>
      <SwitchField {...control} label={t('group.identifier')} value={isOn} onChange={toggle} />
      {isOn && (
        <div className={styles.part}>
          <IdentifierFields path={path} />
        </div>
      )}
    </div>
  );
}

/**
 * The state of a switch for an optional value. Switching off writes null. Switching on writes the value that the switch
 * last removed during this visit, or `initial` if it has removed none.
 */
function useToggledAt(path: Path, initial: () => unknown): [isOn: boolean, toggle: (on: boolean) => void] {
  const { text, edit } = useJsonScope();
  const lastValue = useRef<string | null>(null);
  const isOn = (readAt(text, path) ?? null) !== null;
  const toggle = (on: boolean): void => {
    const before = lastValue.current;
    if (!on) lastValue.current = rawAt(text, path) ?? null;
    edit((newest) => {
      if (!on) return setAt(newest, path, null);
      return before === null ? setAt(newest, path, initial()) : setRawAt(newest, path, before);
    });
  };
  return [isOn, toggle];
}
