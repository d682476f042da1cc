import { expect, test } from 'vitest';
import { newIdentifier, identifierSchema } from '@/domain/configuration/parts/identifier';
import { fieldErrors } from '@/domain/configuration/schema/field-errors';
import { parsePropertyPath } from '@/domain/configuration/schema/path';
import { setAt } from '@/domain/configuration/text/configuration-text';
import { markup } from '@tests/support/fields/rendered-fields';
import { DELETE_MAPPING } from './delete-assets-form';
import type { EntryKind } from './kit/entries/entry-kind';
import { MAPPINGS } from './product-information/mapping-kinds';
import { MULTIBINDINGS } from './product-information/multibinding-kinds';
import { REVERSE_MAPPING } from './product-information/reverse-mapping-kind';
import { IdentifierFields } from './product-to-asset-service/identifier-fields';
import { VALUE_MAPPING } from './product-to-asset-service/value-mapping-kind';
import { RULE } from './rules/rules-form';
import { SHOP_DELETE_MAPPING } from './shop-delete-form';
import { PRODUCT_MAPPING } from './shop-sync-form';

type Editor = Pick<EntryKind, 'schema' | 'create' | 'validate' | 'Fields'>;

const FLAT = { akeneoAttributeCode: '', bynderFieldCode: '', akeneoLocale: '' };
const EDITORS: Record<string, Editor> = {
  'asset mapping': MAPPINGS.asset,
  'record mapping': MAPPINGS.record,
  'category mapping': MAPPINGS.category,
  'product multibinding': MULTIBINDINGS.product,
  'record multibinding': MULTIBINDINGS.record,
  'category multibinding': MULTIBINDINGS.category,
  'reverse mapping': REVERSE_MAPPING,
  'flat reverse mapping': { ...REVERSE_MAPPING, create: () => FLAT },
  'value mapping': VALUE_MAPPING,
  'delete mapping': DELETE_MAPPING,
  'shop delete mapping': SHOP_DELETE_MAPPING,
  'product mapping': PRODUCT_MAPPING,
  rule: RULE,
  identifier: {
    schema: identifierSchema,
    create: newIdentifier,
    validate: (entry) => fieldErrors(identifierSchema, entry),
    Fields: () => <IdentifierFields path={[]} />,
  },
};

/** The controls in the markup: their names, and whether they are marked as required. */
const controls = (html: string): { name: string; isMarked: boolean }[] =>
  [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)].flatMap(([tag]) => {
    const name = /name="([^"]+)"/.exec(tag)?.[1];
    return name === undefined ? [] : [{ name, isMarked: tag.includes('aria-required="true"') }];
  });

test.each(Object.keys(EDITORS))('%s: a field is marked required if and only if an empty value is refused', (name) => {
  const { schema, create, validate, Fields } = EDITORS[name] as Editor;
  const text = JSON.stringify(create());
  for (const { name: field, isMarked } of controls(markup(Fields, schema, text))) {
    const path = parsePropertyPath(field);
    const emptied = ['', []].map((empty) => JSON.parse(setAt(text, path, empty)) as unknown);
    const isRefused = (check: (entry: unknown) => Record<string, string>): boolean =>
      emptied.some((entry) => check(entry)[field] === 'required');
    expect([field, isRefused(validate)], 'Apply').toEqual([field, isMarked]);
    expect([field, isRefused((entry) => fieldErrors(schema, entry))], 'Save').toEqual([field, isMarked]);
  }
});
