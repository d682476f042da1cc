import { describe, expect, expectTypeOf, test } from 'vitest';
import { jsonSchemaOf } from '@/domain/configuration/schema/describe';
import { listOf } from '@/domain/configuration/schema/field-types';
import { JOB_CODES } from '@/domain/job-types/job-codes';
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

  test('is decided for every list of every job', () => {
    expect(lists.length).toBeGreaterThan(15);
    expect(lists.map(({ name }) => name).filter((name) => !isListName(name))).toEqual([]);
  });

  test('is by members that the entries have', () => {
    const unnamed = lists.filter(({ name, members }) => {
      const names = keyNames(name);
      return names !== null && !names.some((key) => members.includes(key));
    });
    expect(unnamed).toEqual([]);
  });

  test('is needed to write a list into a schema', () => {
    expectTypeOf(listOf).parameter(0).toExtend<ListName>();
    expectTypeOf<'rules'>().toExtend<ListName>();
    expectTypeOf<'list_without_a_decision'>().not.toExtend<ListName>();
  });

  test('a key like those of every object names no list', () => {
    expect([keyNames('constructor'), keyNames(undefined), isListName('toString')]).toEqual([null, null, false]);
  });
});
