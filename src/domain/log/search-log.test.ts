import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageText, parseLog } from './parse-log';
import { hitsOfLine, searchLog, searchPattern } from './search-log';

/** The hits as texts, each with its line. */
function find(text: string, query: string, maxHits?: number): string[] {
  const log = parseLog(text);
  const pattern = searchPattern(query);
  if (pattern === null) return [];
  const hits = searchLog(text, log, pattern, maxHits);
  return [...hits.lines].map(
    (line, index) => `${line}:${messageText(text, log, line).slice(hits.from[index], hits.to[index])}`,
  );
}

const TEXT = 'ERROR: one error\nINFO: GraphQL graphql\nplain (a.b)\n';

test.each([
  ['graphql', ['1:GraphQL', '1:graphql']],
  ['(a.b)', ['2:(a.b)']],
  ['a.b', ['2:a.b']],
  ['/a.b/', ['2:a.b']],
  ['/^one|L$/', ['0:one', '1:l']],
  ['/x*/', []],
  ['/', []],
  // The level is not part of the message.
  ['INFO', []],
  ['', []],
])('the query %j finds %j', (query, expected) => expect(find(TEXT, query)).toEqual(expected));

test('an invalid regular expression throws', () => {
  expect(() => searchPattern('/(/')).toThrow(SyntaxError);
});

test('stops at the maximum number of hits and reports that there are more', () => {
  const text = 'aaaa\naaaa';
  expect(find(text, 'a', 5)).toHaveLength(5);
  const log = parseLog(text);
  expect(searchLog(text, log, /a/gi, 5).isComplete).toBe(false);
  expect(searchLog(text, log, /a/gi, 8).isComplete).toBe(true);
});

test('plain text is found at every place where it occurs, and nowhere else', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'B', '.', '*', '(', ' ', 'é') });
  fc.assert(
    fc.property(
      fc.array(word),
      fc.string({ unit: fc.constantFrom('a', 'b', '.', '(', 'É'), minLength: 1 }),
      (lines, query) => {
        fc.pre(!/^\/.+\/$/.test(query));
        const text = lines.join('\n');
        const log = parseLog(text);
        const hits = searchLog(text, log, searchPattern(query) ?? /$/g);
        for (let line = 0; line < log.lineCount; line += 1) {
          const [first, end] = hitsOfLine(hits, line);
          const parts = messageText(text, log, line).toLowerCase().split(query.toLowerCase());
          expect(end - first).toBe(parts.length - 1);
        }
      },
    ),
  );
});
