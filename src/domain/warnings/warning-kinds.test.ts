import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWarningKinds, warningKinds, type StepWarning } from './warning-kinds';

let next = 1;
const warning = (message: string, stepName = 'Match products'): StepWarning => ({ id: (next += 1), stepName, message });

/**
 * The kinds of some messages: the text of each kind, with numbers of values in brackets, and the number of its
 * warnings.
 */
const kinds = (...messages: string[]): [string, number][] =>
  warningKinds(messages.map((message) => warning(message))).map(({ parts, items }) => [
    parts.map((part) => ('text' in part ? part.text : `[${part.values}]`)).join(''),
    items.length,
  ]);

describe('values that differ are replaced by the number of different values', () => {
  test.each([
    [
      'identifiers',
      ['no product has the SKU AF-2207-OAK', 'no product has the SKU AF-2311'],
      'no product has the SKU [2]',
    ],
    ['quoted texts', ['the option "limited" is new', 'the option "summer sale" is new'], 'the option [2] is new'],
    ['curly quotes', ['l’option «été» manque', 'l’option «hiver» manque'], 'l’option [2] manque'],
    ['numbers', ['tried again after 2 s', 'tried again after 4.5 s'], 'tried again after [2] s'],
    ['addresses', ['GET https://a.example/x failed', 'GET https://b.example/?y=1 failed'], 'GET [2] failed'],
    ['paths', ['cannot read /a/b.jpg', 'cannot read /a/c.jpg'], 'cannot read [2]'],
    ['e-mail addresses', ['unknown user ada@acme.test.', 'unknown user bob@acme.test.'], 'unknown user [2].'],
    ['leading names', ['item_101: is empty', 'item_102: is empty'], '[2]: is empty'],
  ])('%s', (_name, messages, kind) => {
    expect(kinds(...messages)).toEqual([[kind, 2]]);
  });
});

describe('texts that differ in one or two plain words are one kind', () => {
  const COLORS = ['red', 'blue', 'green', 'black', 'white', 'oak'];
  test.each([
    [
      'one word',
      COLORS.map((color) => `Option ${color} is not present in attribute color`),
      'Option [6] is not present in attribute color',
    ],
    [
      'two words',
      [...COLORS, 'dark_red'].map((color) => `Option ${color} is not present in attribute ${color}s.`),
      'Option [7] is not present in attribute [7].',
    ],
    [
      'two words, each in several messages',
      COLORS.flatMap((color) =>
        ['color', 'trim', 'lining', 'sole', 'lace', 'strap', 'buckle', 'heel', 'tongue', 'edge'].map(
          (attribute) => `Option ${color} is not present in attribute ${attribute}`,
        ),
      ),
      'Option [6] is not present in attribute [10]',
    ],
    [
      'property paths',
      ['front_red-ecommerce-en_US', 'back_blue-print-fr_FR'].map((name) => `values[${name}].data: is empty`),
      'values[[2]].data: is empty',
    ],
    [
      'property paths of plain words',
      ['front', 'back', 'side'].map((name) => `values[${name}].data: is empty`),
      'values[[3]].data: is empty',
    ],
  ])('%s', (_name, messages, kind) => {
    expect(kinds(...messages)).toEqual([[kind, messages.length]]);
  });

  test('except if they say different things', () => {
    const options = ['red', 'blue', 'green', 'black'];
    const messages = ['present', 'allowed'].flatMap((word) =>
      options.map((option) => `Option ${option} is not ${word} in attribute color`),
    );
    expect(kinds(...messages)).toEqual([
      ['Option [4] is not present in attribute color', 4],
      ['Option [4] is not allowed in attribute color', 4],
    ]);
    expect(kinds('the image could not be read', 'the image could not be written')).toHaveLength(2);
    expect(kinds('sku missing', 'name missing', 'price missing')).toHaveLength(3);
  });

  test('their warnings keep the order of the execution', () => {
    const messages = [...COLORS, ...COLORS].map((color) => `Option ${color} is not present in attribute color`);
    const [kind] = warningKinds(messages.map((message) => warning(message)));
    expect(kind?.items.map(({ message }) => message)).toEqual(messages);
  });
});

test('a value that all warnings share is part of the text', () => {
  expect(kinds('item_1: the property "sku" is empty', 'item_2: the property "sku" is empty')).toEqual([
    ['[2]: the property "sku" is empty', 2],
  ]);
  expect(kinds('the shop answered 429')).toEqual([['the shop answered 429', 1]]);
});

test('an apostrophe does not begin a quoted text', () => {
  expect(kinds("the shop doesn't know it, so it isn't sent")).toEqual([
    ["the shop doesn't know it, so it isn't sent", 1],
  ]);
});

test('the most frequent kind comes first; equally frequent kinds are in the order of their first warnings', () => {
  expect(kinds('rare', 'other', 'often 1', 'often 2').map(([kind]) => kind)).toEqual(['often [2]', 'rare', 'other']);
});

test('the same text in two steps is two kinds', () => {
  const found = warningKinds([warning('empty', 'Read'), warning('empty', 'Write')]);
  expect(found.map(({ stepName }) => stepName)).toEqual(['Read', 'Write']);
  expect(new Set(found.map(({ key }) => key)).size).toBe(2);
});

test('every warning is in exactly one kind, in the order of the execution, whatever its text', () => {
  const word = fc.oneof(
    fc.constantFrom('the', '"a b"', "'", 'x-1', '12.5', 'é', '://', 'a/b/c', '\n', '\u0000'),
    fc.string(),
  );
  const messages = fc.array(
    fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(messages, (texts) => {
      const warnings = texts.map((text) => warning(text));
      const found = warningKinds(warnings);
      expect(found.flatMap(({ items }) => items).toSorted((a, b) => a.id - b.id)).toEqual(warnings);
      for (const { items } of found) expect(items).toEqual(items.toSorted((a, b) => a.id - b.id));
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
    }),
  );
});

test('a kind of one warning shows its whole message', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (message) => {
      const [kind] = warningKinds([warning(message)]);
      expect(kind?.parts.map((part) => ('text' in part ? part.text : '?')).join('')).toBe(message);
    }),
  );
});

/** The number of steps in which messages are grouped. There is a pause after each step. */
function stepsOf(messages: readonly string[]): number {
  const work = findWarningKinds(messages.map((message) => warning(message)));
  let steps = 1;
  while (work.next().done !== true) steps += 1;
  return steps;
}

describe('findWarningKinds takes many short steps for 10,000 warnings', () => {
  const numbers = [...Array(10_000).keys()];
  const word = (number: number): string =>
    number.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');
  test.each([
    ['of few kinds', numbers.map((number) => `item_${number}: the property ${word(number % 90)} is empty in the shop`)],
    [
      'that differ in plain words',
      numbers.map((number) => `Option ${word(number)} is not present in attribute ${word(number % 60)}`),
    ],
    ['that all differ', numbers.map((number) => [1, 7, 11, 13, 17].map((factor) => word(number * factor)).join(' '))],
  ])('%s', (_name, messages) => {
    expect(stepsOf(messages)).toBeGreaterThan(200);
  });
});

test('10,000 long and hostile messages are grouped quickly', () => {
  const hostile = [`${'a'.repeat(1_000)}${"'".repeat(1_000)}`, `"${'x/'.repeat(5_000)}`, '1'.repeat(5_000)];
  const warnings = Array.from({ length: 10_000 }, (_, index) => warning(`item_${index}: ${hostile[index % 3]}`));
  const began = performance.now();
  warningKinds(warnings);
  expect(performance.now() - began).toBeLessThan(5_000);
});
