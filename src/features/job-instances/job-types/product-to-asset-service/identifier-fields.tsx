import type { Path } from '@/domain/configuration/schema/path';
import { Columns, Stack } from '@/ui/layout/stack';
import { BoundSwitch, BoundTagField, BoundTextField, useFieldLabel, type FieldLabel } from '../kit/fields/bound-fields';
import { useTranslation } from 'react-i18next';
import { identifierSchema, localeFallbacks } from '@/domain/configuration/parts/identifier';
import { readAs } from '@/domain/configuration/schema/read-as';
import { removeAt, setAt } from '@/domain/configuration/text/configuration-text';
import { NamedTextField } from '../kit/names/named-text-field';
import { useControlAt, useJsonScope, useValueAt } from '../kit/scope/json-scope';
import styles from './product-section.module.css';

/** The fields of an identifier, which decides how the options of an asset-service property are named. */
export function IdentifierFields({ path }: { path: Path }) {
  const label = useFieldLabel();
  const fieldProps = (key: FieldLabel) => ({ path: [...path, key], label: label(key) });
  return (
    <Stack gap={3}>
      <Columns gap={3}>
        <BoundTextField {...fieldProps('label_attribute')} required mono />
        <BoundTextField {...fieldProps('bynder_property')} required mono />
        <BoundTagField {...fieldProps('locales')} keys="separators" />
        <BoundTextField {...fieldProps('channel')} mono />
      </Columns>
      <LocaleFallbacks path={path} />
      <Stack gap={1}>
        <BoundSwitch {...fieldProps('display_id')} />
        <BoundSwitch {...fieldProps('parent_dependency')} />
      </Stack>
    </Stack>
  );
}

/**
 * One field per locale, for the fallback of that locale. Emptying a field removes its key.
 * @param path the path of the identifier
 */
function LocaleFallbacks({ path }: { path: Path }) {
  const { t } = useTranslation('job-forms');
  const rows = localeFallbacks(readAs(identifierSchema, useValueAt(path)));
  if (rows.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>{t('group.localeFallbacks')}</legend>
      <Columns gap={3}>
        {rows.map(([locale, fallback]) => (
          <FallbackField
            key={locale}
            path={[...path, 'locales_fallbacks', locale]}
            locale={locale}
            fallback={fallback}
          />
        ))}
      </Columns>
    </fieldset>
  );
}

interface FallbackFieldProps {
  path: Path;
  locale: string;
  fallback: string;
}

function FallbackField({ path, locale, fallback }: FallbackFieldProps) {
  const { t } = useTranslation('job-forms');
  const { edit } = useJsonScope();
  return (
    <NamedTextField
      {...useControlAt(path)}
      path={path}
      label={t('field.fallbackLocale', { locale })}
      mono
      value={fallback}
      onChange={(next) => edit((text) => (next === '' ? removeAt(text, path) : setAt(text, path, next)))}
    />
  );
}
