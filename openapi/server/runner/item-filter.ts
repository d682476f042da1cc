import { createContext, Script } from 'node:vm';
import type { SampleItem } from '../catalogue/sample-items';
import { ownValue } from '../routes/own-value';
import { configuredText } from './configured-text';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The time limit for one search with a pattern of a configuration, in milliseconds. */
const patternMs = 50;
/** The time limit for all searches with patterns of one filter, in milliseconds. */
const allPatternsMs = 500;
const script = new Script('new RegExp(body).test(text)');

/** Whether a text contains a pattern. */
type Search = (text: string, pattern: string) => boolean;

/** Searches with patterns. A search that takes too long, or for which no time is left, finds nothing. */
function patternSearch(): Search {
  const context = createContext({ body: '', text: '' });
  let left = allPatternsMs;
  return (text, pattern) => {
    if (left <= 0) return false;
    const start = performance.now();
    Object.assign(context, { body: /^\/(.*)\/[a-z]*$/.exec(pattern)?.[1] ?? pattern, text });
    try {
      return script.runInContext(context, { timeout: patternMs }) === true;
    } catch {
      return false;
    } finally {
      left -= performance.now() - start;
    }
  };
}

function listed(value: unknown): string[] {
  return Array.isArray(value) ? value.map(configuredText) : [];
}

/** Whether a value passes one filter of a configuration. Every value passes a filter with an unknown operator. */
function passes(value: string, { operator, value: wanted }: Json, search: Search): boolean {
  switch (operator) {
    case 'EQUAL':
      return value === configuredText(wanted);
    case 'NOT_EQUALS':
      return value !== configuredText(wanted);
    case 'IN':
      return listed(wanted).includes(value);
    case 'NOT_IN':
      return !listed(wanted).includes(value);
    case 'EMPTY':
      return value === '';
    case 'NOT_EMPTY':
      return value !== '';
    case 'CONTAINS':
      return value.includes(configuredText(wanted));
    case 'DOES_NOT_CONTAIN':
      return !value.includes(configuredText(wanted));
    case 'REGEX':
      return search(value, configuredText(wanted));
    default:
      return true;
  }
}

/** The value of an item that a filter compares; empty if the item has no such property. */
const comparedValue = ({ properties }: SampleItem, field: unknown): string =>
  ownValue(properties, configuredText(field)) ?? '';

function passesAll(item: SampleItem, conditions: readonly unknown[], search: Search): boolean {
  return conditions
    .filter(isObject)
    .every((condition) => passes(comparedValue(item, condition.field), condition, search));
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
  const search = patternSearch();
  return (item) => lists.length === 0 || lists.some((conditions) => passesAll(item, conditions, search));
}
