import type { Name, NameKind } from '@/domain/names/name';
import { isRecord, readNumber } from '@/lib/json';
import { visible } from '@/lib/text/visible-text';

/** One page of names in the response of a connected system. */
export interface NamesPage {
  names: Name[];
  /** The number of names on all pages together; null if unknown. */
  total: number | null;
  /** Whether there is a next page; null if unknown. */
  hasNext: boolean | null;
}

const NOTHING: NamesPage = { names: [], total: null, hasNext: null };
/** Longer codes are left out, because a configuration cannot contain them. Longer labels are cut. */
const MAX_LENGTH = 255;
/**
 * The languages of the console. Labels in these languages are kept. This list equals `LANGUAGES` in
 * `src/i18n/languages.ts`, which this layer may not import.
 */
const LANGUAGES = ['en', 'fr'];

/**
 * Reads the names in the response of a connected system: a list, a collection with pages, or an object whose keys are
 * the codes. A response of any other form yields no names.
 */
export function readNames(kind: NameKind, answer: unknown): NamesPage {
  const rows = rowsOf(answer);
  if (rows === null) return NOTHING;
  const names = new Map<string, Name>();
  for (const [key, row] of rows) {
    const name = readName(kind, key, row);
    if (name !== null && !names.has(name.code)) names.set(name.code, name);
  }
  return { names: [...names.values()], ...pageFacts(answer, rows.length) };
}

/** Connected systems return the rows of a list under one of these keys. */
const LISTS = ['hydra:member', 'member', 'items', '_embedded', 'data', 'results', 'edges', 'nodes', 'rows'];

type Row = readonly [key: string | null, row: unknown];

/**
 * The rows of a response. A row has a key if it comes from an object whose keys are codes. Null if the response has
 * none of the following forms, which can be nested:
 * - a list: `[{ "code": "season" }, "weight"]`
 * - rows under one of `LISTS`: `{ "_embedded": { "items": [{ "code": "season" }] }, "_links": {} }`
 * - nodes of a graph: `{ "data": { "attributes": { "edges": [{ "node": { "code": "season" } }] } } }`
 * - one list under any key, beside simple values: `{ "attributes": [{ "code": "season" }], "total": 1 }`
 * - rows under the only key: `{ "attributes": { "season": { "label": "Season" } } }`
 * - an object whose keys are the codes: `{ "season": { "label": "Season" }, "weight": "Weight" }`
 */
function rowsOf(answer: unknown, depth = 0): Row[] | null {
  if (Array.isArray(answer))
    return answer.map((row: unknown) => [null, isRecord(row) && isRecord(row['node']) ? row['node'] : row]);
  if (!isRecord(answer) || depth > 4) return null;
  const list = LISTS.find((key) => isContainer(answer[key]));
  if (list !== undefined) return rowsOf(answer[list], depth + 1);
  if (ERROR_KEYS.some((key) => Object.hasOwn(answer, key))) return null;
  const entries = Object.entries(answer).filter(([key]) => !key.startsWith('@'));
  const lists = entries.filter(([, value]) => Array.isArray(value));
  if (lists.length === 1 && entries.every(([, value]) => Array.isArray(value) || !isRecord(value)))
    return rowsOf(lists[0]?.[1], depth + 1);
  const [only, ...others] = entries;
  if (only !== undefined && others.length === 0 && isContainer(only[1])) return rowsOf(only[1], depth + 1);
  return entries.every(([, value]) => isRecord(value) || typeof value === 'string') ? entries : null;
}

/** A response with one of these keys is an error message. */
const ERROR_KEYS = ['error', 'errors', 'message', 'detail', 'violations'];

/** Whether a value contains rows, rather than being a row itself. */
const isContainer = (value: unknown): boolean =>
  Array.isArray(value) || (isRecord(value) && textIn(value, CODES) === null);

const CODES = ['code', 'name', 'identifier', 'key', 'id'];
/** In an object whose keys are codes, the key is the code of a row, unless the row has one of these members. */
const CODES_BEFORE_KEY = ['code', 'name'];
const METAFIELD_CODES = ['key', 'code', 'name', 'id'];
const TYPES = ['type', 'attribute_type', 'valueType'];

function readName(kind: NameKind, key: string | null, row: unknown): Name | null {
  const isMetafield = kind === 'productMetafield' || kind === 'variantMetafield';
  if (typeof row === 'string') return nameOf(key ?? row, key === null ? {} : { '': row });
  if (!isRecord(row)) return null;
  const code = textIn(row, isMetafield ? METAFIELD_CODES : key === null ? CODES : CODES_BEFORE_KEY) ?? key;
  if (code === null) return null;
  const namespace = isMetafield && !code.includes('.') ? textIn(row, ['namespace']) : null;
  const name = nameOf(namespace === null ? code : `${namespace}.${code}`, labelsOf(row, code));
  const type = textIn(row, TYPES) ?? textIn(isRecord(row['type']) ? row['type'] : {}, ['name']);
  return (
    name && {
      ...name,
      type,
      ...(isTrue(row, ['localizable', 'value_per_locale', 'is_localizable']) && { byLocale: true }),
      ...(isTrue(row, ['scopable', 'value_per_channel', 'is_scopable']) && { byChannel: true }),
      ...((row['enabled'] === false || row['active'] === false) && { isOff: true }),
    }
  );
}

const nameOf = (code: string, labels: Name['labels']): Name | null =>
  code === '' || code.length > MAX_LENGTH ? null : { code, labels, type: null };

/** The first non-empty text or number under one of these keys, as text; null if there is none. */
function textIn(row: Record<string, unknown>, keys: readonly string[]): string | null {
  const value = keys
    .map((key) => row[key])
    .find((each) => (typeof each === 'string' && each !== '') || typeof each === 'number');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

const isTrue = (row: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.some((key) => row[key] === true);

/**
 * The first label in each language of the console, by language, and under "" the first label in any other language.
 * Leaves out labels that are invisible or equal the code.
 */
function labelsOf(row: Record<string, unknown>, code: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [locale, label] of localized(row['labels'] ?? row['label'] ?? row['name'] ?? row['title'])) {
    const text = label.trim().slice(0, MAX_LENGTH);
    const language = LANGUAGES.find((each) => locale.toLowerCase().startsWith(each)) ?? '';
    if (visible(text) !== null && text !== code) labels[language] ??= text;
  }
  return labels;
}

/**
 * Reads labels with their locales from a text, from an object whose keys are locales, or from a list of objects that
 * have a locale and a label. The locale is "" if the value has none.
 */
function localized(value: unknown): [locale: string, label: string][] {
  if (typeof value === 'string') return [['', value]];
  if (Array.isArray(value)) {
    return value.filter(isRecord).flatMap((each): [string, string][] => {
      const label = textIn(each, ['label', 'data', 'value', 'name']);
      return label === null ? [] : [[textIn(each, ['locale', 'language', 'code']) ?? '', label]];
    });
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([locale, label]) =>
    typeof label === 'string' ? [[locale, label] as [string, string]] : [],
  );
}

/**
 * Reads the total, and whether there is a next page; each is null if the response does not say it. The member `count`
 * is used only if it is higher than the number of rows, because it may count only the rows of this page.
 */
function pageFacts(answer: unknown, rows: number): Pick<NamesPage, 'total' | 'hasNext'> {
  if (!isRecord(answer)) return { total: null, hasNext: null };
  const totals = ['hydra:totalItems', 'totalItems', 'items_count', 'total', 'totalCount'].map((key) => answer[key]);
  const count = readNumber(answer['count']);
  const total = [...totals.map(readNumber), count !== null && count > rows ? count : null].find(
    (each) => each !== null,
  );
  const links = answer['_links'] ?? answer['hydra:view'] ?? answer['view'] ?? answer['links'];
  const info = answer['pageInfo'];
  const next = isRecord(links) ? (links['hydra:next'] ?? links['next'] ?? null) !== null : null;
  const hasNext = isRecord(info) && typeof info['hasNextPage'] === 'boolean' ? info['hasNextPage'] : next;
  return { total: total ?? null, hasNext };
}
