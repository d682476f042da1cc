import { createContext, Script } from 'node:vm';
import type { SampleItem } from '../catalogue/sample-items';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The time limit for one search with a pattern of a configuration, in milliseconds. */
const patternMs = 50;
const search = new Script('new RegExp(body).test(text)');

function matchesRegex(text: string, pattern: string): boolean {
  const body = /^\/(.*)\/[a-z]*$/.exec(pattern)?.[1] ?? pattern;
  try {
    return search.runInContext(createContext({ body, text }), { timeout: patternMs }) === true;
  } catch {
    return false;
  }
}

function listed(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Whether a value passes one filter of a configuration. Every value passes a filter with an unknown operator. */
function passes(value: string, operator: string, wanted: unknown): boolean {
  switch (operator) {
    case 'EQUAL':
      return value === String(wanted);
    case 'NOT_EQUALS':
      return value !== String(wanted);
    case 'IN':
      return listed(wanted).includes(value);
    case 'NOT_IN':
      return !listed(wanted).includes(value);
    case 'EMPTY':
      return value === '';
    case 'NOT_EMPTY':
      return value !== '';
    case 'CONTAINS':
      return value.includes(String(wanted));
    case 'DOES_NOT_CONTAIN':
      return !value.includes(String(wanted));
    case 'REGEX':
      return matchesRegex(value, String(wanted));
    default:
      return true;
  }
}

function passesAll(item: SampleItem, conditions: readonly unknown[]): boolean {
  return conditions
    .filter(isObject)
    .every(({ field, operator, value }) => passes(item.properties[String(field)] ?? '', String(operator), value));
}

/** The lists of filters in a configuration: its own list, and the lists of its mappings. */
function conditionLists(configuration: Json): unknown[][] {
  const own = Array.isArray(configuration.conditions) ? [configuration.conditions as unknown[]] : [];
  const mappings = Object.values(configuration)
    .filter((value): value is unknown[] => Array.isArray(value))
    .flat()
    .filter(isObject);
  return [
    ...own,
    ...mappings.flatMap(({ conditions }) => (Array.isArray(conditions) ? [conditions as unknown[]] : [])),
  ];
}

/**
 * Returns a function that tells whether an item passes the filters of a configuration: all filters of at least one
 * list. Without lists, every item passes.
 */
export function itemFilter(configuration: Json): (item: SampleItem) => boolean {
  const lists = conditionLists(configuration);
  return (item) => lists.length === 0 || lists.some((conditions) => passesAll(item, conditions));
}
