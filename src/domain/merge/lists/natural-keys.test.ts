import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { jsonSchemaOf } from '@/domain/configuration/schema/describe';
import { listOf } from '@/domain/configuration/schema/field-types';
import type { ListsWithoutIdentity } from '@/domain/job-types/identified-lists';
import { JOB_CODES } from '@/domain/job-types/job-codes';
import { jobType } from '@/domain/job-types/job-type';
import { JOB_TYPES } from '@/domain/job-types/registry';
import { isRecord } from '@/lib/json';
import { isListName, keyNames, type ListName } from './natural-keys';

interface EntryList {
  name: string;
  /** The members of one entry. */
  members: string[];
}

/** Every list of objects in a JSON Schema, at any depth. */
function entryLists(schema: unknown): EntryList[] {
  if (Array.isArray(schema)) return schema.flatMap(entryLists);
  if (!isRecord(schema)) return [];
  const own = Object.entries(isRecord(schema['properties']) ? schema['properties'] : {}).flatMap(([name, member]) => {
    const members = isRecord(member) && member['type'] === 'array' ? membersOf(member['items']) : [];
    return members.length === 0 ? [] : [{ name, members }];
  });
  return [...own, ...Object.values(schema).flatMap(entryLists)];
}

function membersOf(entry: unknown): string[] {
  if (!isRecord(entry)) return [];
  const options = entry['anyOf'] ?? entry['oneOf'];
  if (Array.isArray(options)) return options.flatMap(membersOf);
  return isRecord(entry['properties']) ? Object.keys(entry['properties']) : [];
}

describe('the identity of list entries', () => {
  const lists = JOB_CODES.flatMap((code) => entryLists(jsonSchemaOf(JOB_TYPES[code].schema)));

  test('is defined for every list of every job', () => {
    expect(lists.length).toBeGreaterThan(15);
    expect(lists.map(({ name }) => name).filter((name) => !isListName(name))).toEqual([]);
  });

  test('uses members that the entries have', () => {
    const unnamed = lists.filter(({ name, members }) => {
      const names = keyNames(name);
      return names !== null && !names.some((key) => members.includes(key));
    });
    expect(unnamed).toEqual([]);
  });

  test('is required for a list in a schema', () => {
    expectTypeOf(listOf).parameter(0).toExtend<ListName>();
    expectTypeOf<'rules'>().toExtend<ListName>();
    expectTypeOf<'list_without_a_decision'>().not.toExtend<ListName>();
  });

  test('is required in every schema of a job type', () => {
    const entry = z.looseObject({ label: z.string(), rules: z._default(z.array(z.looseObject({})), []) });
    const nested = z.looseObject({
      section: z.looseObject({ rules: z.array(z.looseObject({ parts: z.array(entry) })) }),
    });
    const optional = z.looseObject({ other: z.optional(z.nullable(z.array(entry))) });
    const decided = z.looseObject({
      rules: z.array(entry),
      tags: z.array(z.string()),
      both: z.union([z.string(), z.array(z.string())]),
    });
    expectTypeOf<ListsWithoutIdentity<z.output<typeof nested>>>().toEqualTypeOf<'parts'>();
    expectTypeOf<ListsWithoutIdentity<z.output<typeof optional>>>().toEqualTypeOf<'other'>();
    expectTypeOf<ListsWithoutIdentity<z.output<typeof decided>>>().toEqualTypeOf<never>();
    expect(jobType('dummy', 'generic', decided).schema).toBe(decided);
    // @ts-expect-error: `parts` is not in natural-keys.ts.
    expect(jobType('dummy', 'generic', nested).schema).toBe(nested);
  });

  test('does not exist for the name of an inherited property', () => {
    expect([keyNames('constructor'), keyNames(undefined), isListName('toString')]).toEqual([null, null, false]);
  });
});
