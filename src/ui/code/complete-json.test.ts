import { expect, test } from 'vitest';
import type { CodeAssist } from './code-assist';
import { completeJson } from './complete-json';

const assist: CodeAssist = {
  findings: () => [],
  keysAt: (path) =>
    path.length === 0
      ? [
          { json: '"delta"', value: 'false', detail: 'Delta' },
          { json: '"rules"', value: '[]', detail: 'Rules' },
        ]
      : [],
  valuesAt: (path) => (path.at(-1) === 'operator' ? [{ json: '"EMPTY"', detail: 'is empty' }] : []),
};
/** The text after accepting a completion at `|`. */
function textAfterCompletion(marked: string, label: string): string | undefined {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const completion = completeJson(text, at, assist);
  const option = completion?.options.find((candidate) => candidate.label === label);
  if (completion === null || option === undefined) return undefined;
  return text.slice(0, completion.from) + option.insert + text.slice(completion.to);
}

test('a key is completed with its initial value, unless it already has a value', () => {
  expect(textAfterCompletion('{|}', 'delta')).toBe('{"delta": false}');
  expect(textAfterCompletion('{"de|"}', 'delta')).toBe('{"delta": false}');
  expect(textAfterCompletion('{"rules": [], "|"}', 'delta')).toBe('{"rules": [], "delta": false}');
  expect(textAfterCompletion('{"de|": true}', 'delta')).toBe('{"delta": true}');
});

test('an existing key is not offered again', () => {
  expect(textAfterCompletion('{"rules": [], "|"}', 'rules')).toBeUndefined();
  expect(textAfterCompletion('{"rul|es": []}', 'rules')).toBe('{"rules": []}');
});

test('a value replaces the typed text', () => {
  expect(textAfterCompletion('{"a": [{"operator": |}]}', 'EMPTY')).toBe('{"a": [{"operator": "EMPTY"}]}');
  expect(textAfterCompletion('{"a": [{"operator": "EM|"}]}', 'EMPTY')).toBe('{"a": [{"operator": "EMPTY"}]}');
});

test('nothing is offered at an unknown path', () => {
  expect(completeJson('{"note": ""}', 10, assist)).toBeNull();
  expect(completeJson('{"a": {"": 1}}', 8, assist)).toBeNull();
});
