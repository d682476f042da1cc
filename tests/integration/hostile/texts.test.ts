import { describe, expect, test } from 'vitest';
import { readAt, setAt } from '@/domain/configuration/text/configuration-text';
import { isValidObject, jsonProblem } from '@/domain/configuration/text/json-problem';
import { mergeJson } from '@/domain/merge/merge-json';
import { readExecution } from '@/api/readers/execution-reader';
import { readInstance } from '@/api/readers/instance-reader';
import { readConnection } from '@/api/readers/connection-reader';
import { readProblem } from '@/api/read-problem';
import { mayRedirectTo } from '@/lib/addresses/provider-address';
import { sameJson } from '@/lib/same-json';
import { isStorable } from '@/lib/text/storable-text';
import { visible } from '@/lib/text/visible-text';
import { safeTarget } from '@/data/session/redirect-target';
import { isJson, prettyJson } from '@/ui/text/json/pretty-json';
import { hostileStrings, megabyteLine, unstorableStrings } from '../../support/hostile/hostile-strings';

const every = [...hostileStrings, ...unstorableStrings];
const escaped = (text: string) =>
  `"${Array.from({ length: text.length }, (_each, at) => String.raw`\u` + text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}"`;

/** Runs a check for every text. The error of a failed check contains the text. */
function forEvery(check: (text: string) => void): void {
  for (const { name, text } of every) {
    try {
      check(text);
    } catch (error) {
      throw new Error(`${name} ${JSON.stringify(text.slice(0, 100))}: ${String(error)}`, { cause: error });
    }
  }
}

describe('500 hostile texts', () => {
  test('are 500 different texts', () => {
    expect(new Set(hostileStrings.map(({ text }) => text)).size).toBe(hostileStrings.length);
    expect(hostileStrings.length).toBeGreaterThanOrEqual(500);
  });

  test('are read back unchanged as values and keys of a configuration, and change nothing else', () => {
    const before = '{ "big": 12345678901234567890, "ratio": 1.10 , "nul": "\\u0000", "half": "\\ud800" }';
    forEvery((text) => {
      const edited = setAt(setAt(before, ['value'], text), [`key ${text}`, 'inner'], [text]);
      expect(readAt(edited, ['value'])).toBe(text);
      expect(readAt(edited, [`key ${text}`, 'inner', 0])).toBe(text);
      expect(edited.startsWith(before.slice(0, -2))).toBe(true);
      expect(isValidObject(edited)).toBe(true);
    });
  });

  test('as keys stay own keys and do not pollute prototypes', () => {
    forEvery((text) => {
      const edited = setAt('{}', [text], { polluted: true });
      expect(readAt(edited, [text, 'polluted'])).toBe(true);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    });
  });

  test('are merged unchanged from both sides', () => {
    forEvery((text) => {
      const base = '{"mine": 1.0, "theirs": 1e2, "both": []}';
      const mine = base.replace('1.0', escaped(text));
      const theirs = base.replace('1e2', JSON.stringify(text));
      const merged = mergeJson(base, mine, theirs);
      expect(merged?.conflicts).toEqual([]);
      expect(merged?.text).toContain(escaped(text));
      expect(JSON.parse(merged?.text ?? '')).toEqual({ mine: text, theirs: text, both: [] });
    });
  });

  test('are formatted without a change of meaning; invalid JSON stays unchanged', () => {
    forEvery((text) => {
      const json = JSON.stringify({ [text]: [text, { a: text }] });
      expect(JSON.parse(prettyJson(json))).toEqual(JSON.parse(json));
      expect(prettyJson(text) === text || isJson(text)).toBe(true);
    });
  });

  test('of a server are read as they are', () => {
    forEvery((text) => {
      const instance = readInstance({
        code: `c${text}`,
        label: text,
        description: text,
        configuration: text,
        errorAlertEmails: [text],
      });
      expect(instance?.row).toMatchObject({
        code: `c${text}`,
        label: text,
        description: text,
        configuration: text,
        errorAlertEmails: [text],
      });
      const execution = readExecution({
        id: 1,
        errorMessage: text,
        status: text,
        stepExecutions: [{ id: 1, stepName: text, summary: { [text]: text } }],
      });
      // An invisible message counts as absent.
      expect(execution).toMatchObject({ errorMessage: visible(text), status: text });
      expect(readConnection('akeneo', { id: `i${text}`, label: text, url: text })).toMatchObject({
        label: text,
        url: text,
      });
      const problem = readProblem(
        422,
        { 'hydra:description': text, violations: [{ propertyPath: text, message: text }] },
        text,
      );
      expect(problem.violations).toEqual([{ propertyPath: text, message: text }]);
    });
  });

  test('never lead a browser away after a sign-in', () => {
    forEvery((text) => {
      for (const target of [text, `/${text}`, `//${text}`, `/\\${text}`, `/.//${text}`, `/a/../..//${text}`]) {
        const safe = safeTarget(target);
        if (safe === null) continue;
        expect(new URL(safe, 'https://console.invalid').origin).toBe('https://console.invalid');
        expect(safe.startsWith('//')).toBe(false);
      }
    });
  });

  test('are accepted as a provider URL only with https', () => {
    forEvery((text) => {
      if (!mayRedirectTo(text, '')) return;
      expect(new URL(text).protocol).toBe('https:');
    });
  });

  test('are distinguished from texts that cannot be stored', () => {
    expect(hostileStrings.filter(({ text }) => !isStorable(text))).toEqual([]);
    expect(unstorableStrings.filter(({ text }) => isStorable(text))).toEqual([]);
  });
});

describe('nesting', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1.0${'}'.repeat(levels)}`;

  test.each([201, 10_000, 200_000])('of %i levels is kept as text: every edit returns it unchanged', (levels) => {
    const text = deep(levels);
    expect(jsonProblem(text)?.code).toBe('tooDeep');
    expect(setAt(text, ['a'], 2)).toBe(text);
    expect(readAt(text, ['a'])).toBeUndefined();
    expect(prettyJson(text)).toBe(text);
    expect(isJson(text)).toBe(false);
    expect(sameJson(text, text)).toBe(true);
    expect(sameJson(text, `${text} `)).toBe(false);
    expect(mergeJson('{}', '{}', text)).toBeNull();
  });

  test('of 200 levels is edited and merged like any other configuration', () => {
    const text = deep(200);
    expect(jsonProblem(text)).toBeNull();
    expect(mergeJson(text, text, text.replace('1.0', '2.0'))?.text).toContain('2.0');
  });

  test('brackets inside of texts do not count', () => {
    expect(jsonProblem(JSON.stringify({ a: '[{"'.repeat(1000) }))).toBeNull();
  });
});

test('a line of a megabyte is text like any other', () => {
  const edited = setAt('{"a": 1}', ['a'], megabyteLine);
  expect(readAt(edited, ['a'])).toBe(megabyteLine);
  expect(readExecution({ id: 1, errorMessage: megabyteLine })?.errorMessage).toBe(megabyteLine);
});
