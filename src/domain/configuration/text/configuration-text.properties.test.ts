import * as fc from 'fast-check';
import { parseTree, type Node } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { sameValue } from '@/lib/same-value';
import { checkProperty as check } from '@tests/support/check-property';
import { formatPath, isWithin, type Path } from '../schema/path';
import { insertAt, moveItem, readAt, removeAt, setAt, setRawAt } from './configuration-text';

type Written =
  { kind: 'leaf'; raw: string } | { kind: 'list'; items: Written[] } | { kind: 'object'; members: [string, Written][] };
type Style = { colon: string; comma: string; indent: string; eol: string };

const KEYS = ['a', 'b', 'mappings', 'x y', '__proto__', 'constructor', '0', 'é'];
const leaf = fc
  .constantFrom('null', 'true', '0', '1.0', '1e3', '-0.50', '12345678901234567890', '""', '"a\\u00e9"', '"\\n"')
  .map((raw): Written => ({ kind: 'leaf', raw }));
const { object } = fc.letrec<{ value: Written; object: Written; list: Written }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, leaf, tie('object'), tie('list')),
  list: fc.array(tie('value'), { maxLength: 4 }).map((items): Written => ({ kind: 'list', items })),
  object: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), tie('value')), { maxLength: 5, selector: ([key]) => key })
    .map((members): Written => ({ kind: 'object', members })),
}));
const style = fc.record<Style>({
  colon: fc.constantFrom(':', ': ', ' : '),
  comma: fc.constantFrom(',', ', '),
  indent: fc.constantFrom('', '  ', '    ', '\t'),
  eol: fc.constantFrom('\n', '\r\n'),
});

function write(value: Written, how: Style, margin = ''): string {
  if (value.kind === 'leaf') return value.raw;
  const inner = margin + how.indent;
  const parts =
    value.kind === 'list'
      ? value.items.map((item) => write(item, how, inner))
      : value.members.map(([key, member]) => JSON.stringify(key) + how.colon + write(member, how, inner));
  const [open, close] = value.kind === 'list' ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  if (how.indent === '') return open + parts.join(how.comma) + close;
  return `${open}${how.eol}${parts.map((part) => inner + part).join(`,${how.eol}`)}${how.eol}${margin}${close}`;
}

const text = fc.tuple(object, style).map(([value, how]) => write(value, how));
/** The round trip through JSON turns -0 into 0, because `JSON.stringify` does not keep the sign. */
const value = fc.jsonValue({ maxDepth: 2 }).map((made): unknown => JSON.parse(JSON.stringify(made)));

/** Every path of a JSON text, with the source text of the value at the path. */
function placesOf(json: string): { path: Path; raw: string; node: Node }[] {
  const places: { path: Path; raw: string; node: Node }[] = [];
  const walk = (node: Node, path: Path): void => {
    places.push({ path, raw: json.slice(node.offset, node.offset + node.length), node });
    (node.children ?? []).forEach((child, index) => {
      const [key, member] = child.children ?? [];
      if (node.type === 'array') walk(child, [...path, index]);
      else if (key !== undefined && member !== undefined) walk(member, [...path, String(key.value)]);
    });
  };
  const root = parseTree(json);
  if (root === undefined) throw new Error(`not JSON: ${json}`);
  walk(root, []);
  return places;
}

/** The path and the source text of every leaf that is not at or below `path`. */
const leavesBeside = (json: string, path: Path): [string, string][] =>
  placesOf(json)
    .filter(({ path: place, node }) => !isWithin(place, path) && (node.children ?? []).length === 0)
    .map(({ path: place, raw }) => [JSON.stringify(place), raw]);

const pick = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(1, items.length)];
const position = fc.nat(1000);

describe('editing a JSON text', () => {
  const existing = (json: string, at: number): Path => pick(placesOf(json), at)?.path ?? [];
  const objectPath = (json: string, at: number): Path =>
    pick(
      placesOf(json).filter(({ node }) => node.type === 'object'),
      at,
    )?.path ?? [];

  check(
    'a value that was set is read back, and all other leaves keep their spelling',
    [text, position, value],
    (json, at, set) => {
      const path = existing(json, at);
      const edited = setAt(json, path, set);
      expect(sameValue(readAt(edited, path), set)).toBe(true);
      expect(leavesBeside(edited, path)).toEqual(leavesBeside(json, path));
    },
  );

  check(
    'a new key is added at the end, and removing it restores the text',
    [text, position, value],
    (json, at, set) => {
      const parent = objectPath(json, at);
      const path = [...parent, 'brand new'];
      const edited = setAt(json, path, set);
      expect(sameValue(readAt(edited, path), set)).toBe(true);
      expect(Object.keys(readAt(edited, parent) as object).at(-1)).toBe('brand new');
      expect(removeAt(edited, path)).toBe(json);
    },
  );

  check('setting an equal value returns the identical text', [text, position], (json, at) => {
    const path = existing(json, at);
    expect(setAt(json, path, readAt(json, path))).toBe(json);
  });

  check('a missing path is created with its parents', [text, value], (json, set) => {
    const path = ['made', 'list', 0, '__proto__'];
    const edited = setAt(json, path, set);
    expect(sameValue(readAt(edited, path), set)).toBe(true);
    expect(leavesBeside(edited, ['made'])).toEqual(json === '{}' ? [] : leavesBeside(json, ['made']));
  });

  check('removing deletes exactly one path', [text, position], (json, at) => {
    const path = existing(json, at);
    const edited = removeAt(json, path);
    const last = path.at(-1);
    if (typeof last === 'string') expect(readAt(edited, path)).toBeUndefined();
    const rest = path.slice(0, -1);
    expect(leavesBeside(edited, rest)).toEqual(leavesBeside(json, rest));
    const gone = path.length === 0 ? 0 : 1;
    expect(Object.keys(readAt(edited, rest) as object).length).toBe(
      Object.keys(readAt(json, rest) as object).length - gone,
    );
  });

  const listText = fc.tuple(fc.array(object, { maxLength: 5 }), style).map(([items, how]) =>
    write(
      {
        kind: 'object',
        members: [
          ['before', { kind: 'leaf', raw: '1.0' }],
          ['list', { kind: 'list', items }],
        ],
      },
      how,
    ),
  );
  const rawItems = (json: string): string[] =>
    placesOf(json)
      .filter(({ path }) => path.length === 2 && path[0] === 'list')
      .map(({ raw }) => raw);

  check(
    'an inserted item is at its index, and removing it restores the text',
    [listText, position, value],
    (json, at, item) => {
      const index = at % (rawItems(json).length + 1);
      const edited = insertAt(json, ['list'], index, item);
      expect(sameValue(readAt(edited, ['list', index]), item)).toBe(true);
      expect(rawItems(edited).toSpliced(index, 1)).toEqual(rawItems(json));
      expect(removeAt(edited, ['list', index])).toBe(json);
    },
  );

  check('a move only reorders the source texts of the items', [listText, position, position], (json, a, b) => {
    const items = rawItems(json);
    const [from, to] = [a % (items.length + 1), b % (items.length + 1)];
    const moved = moveItem(json, ['list'], from, to);
    const item = items[from];
    const expected = item === undefined || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
    expect(rawItems(moved)).toEqual(expected);
    expect(moved.length).toBe(json.length);
    expect(moveItem(moved, ['list'], to, from)).toBe(json);
  });

  check('raw text that was set is read back unchanged', [text, position, text], (json, at, raw) => {
    const path = existing(json, at);
    const edited = setRawAt(json, path, raw);
    expect(placesOf(edited).find(({ path: place }) => formatPath(place) === formatPath(path))?.raw).toBe(raw);
    expect(leavesBeside(edited, path)).toEqual(leavesBeside(json, path));
  });

  test('no edit changes the prototype of objects', () => {
    setAt('{"__proto__": {"polluted": 1}}', ['__proto__', 'polluted'], 2);
    readAt('{"__proto__": {"polluted": 1}}', []);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
