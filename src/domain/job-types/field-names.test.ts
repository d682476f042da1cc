import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FILTER_OPERATORS } from '@/domain/configuration/parts/filter';
import { PROPERTY_TYPES } from '@/domain/configuration/pim/metadata-conf';
import { PRODUCT_SECTIONS } from '@/domain/configuration/parts/product-section';
import { ACTION_TYPES } from '@/domain/configuration/rules/action';
import { jsonSchemaOf } from '@/domain/configuration/schema/describe';
import { FIELD_ERRORS } from '@/domain/configuration/schema/field-errors';
import { isRecord } from '@/lib/json';
import { JOB_CODES } from './job-codes';
import { JOB_TYPES } from './registry';

const names = JSON.parse(readFileSync('locales/en/job-forms.json', 'utf8')) as Record<string, string>;
const unnamed = (prefix: string, values: readonly string[]): string[] =>
  values.filter((value) => !Object.hasOwn(names, `${prefix}.${value}`));

/** Every key in a JSON Schema, at any depth. */
function keysOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(keysOf);
  if (!isRecord(schema)) return [];
  const own = isRecord(schema['properties']) ? Object.keys(schema['properties']) : [];
  return [...own, ...Object.values(schema).flatMap(keysOf)];
}

describe('every field of a form has a label', () => {
  test.each(JOB_CODES)('the keys of %s', (code) => {
    const { schema, securedCodes } = JOB_TYPES[code];
    expect(unnamed('field', [...keysOf(jsonSchemaOf(schema)), ...securedCodes])).toEqual([]);
  });

  test('the possible values, and the errors', () => {
    expect(unnamed('operator', FILTER_OPERATORS)).toEqual([]);
    expect(unnamed('propertyType', PROPERTY_TYPES)).toEqual([]);
    expect(unnamed('actionType', ACTION_TYPES)).toEqual([]);
    expect(unnamed('section', PRODUCT_SECTIONS)).toEqual([]);
    expect(unnamed('problem', [...FIELD_ERRORS, 'syntax', 'tooDeep', 'duplicateKey'])).toEqual([]);
  });
});

test('keysOf finds nested keys', () => {
  expect(keysOf(jsonSchemaOf(JOB_TYPES.bynder_rules.schema))).toEqual(
    expect.arrayContaining(['rules', 'priority', 'operator', 'timezone']),
  );
});
