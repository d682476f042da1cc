import { expect, test } from 'vitest';
import { identifierSchema, newIdentifier } from '@/domain/configuration/parts/identifier';
import { fieldNames, markup } from '@tests/support/fields/rendered-fields';
import { IdentifierFields } from './identifier-fields';

const Fields = () => <IdentifierFields path={[]} />;
const fieldsOf = (identifier: object): string[] => fieldNames(Fields, identifierSchema, JSON.stringify(identifier));

test('a new identifier has no locales and no fallbacks', () => {
  expect(fieldsOf(newIdentifier())).toEqual([
    'Label attribute',
    'Asset-service property',
    'Locales',
    'Channel',
    'Display id',
    'Parent dependency',
  ]);
});

test('every locale has a fallback field, including locales that occur only in the fallbacks', () => {
  const text = { locales: ['fr_FR', 'de_DE'], locales_fallbacks: { de_DE: 'en_US', it_IT: 'fr_FR' } };
  expect(fieldsOf(text)).toEqual(
    expect.arrayContaining(['Fallback for fr_FR', 'Fallback for de_DE', 'Fallback for it_IT']),
  );
  const html = markup(Fields, identifierSchema, JSON.stringify(text));
  expect(html).toMatch(/name="locales_fallbacks\.de_DE"[^>]*value="en_US"/);
  expect(html).toMatch(/name="locales_fallbacks\.fr_FR"[^>]*value=""/);
});

test('an empty list of fallbacks counts as an empty map', () => {
  expect(fieldsOf({ locales: ['fr_FR'], locales_fallbacks: [] })).toContain('Fallback for fr_FR');
});
