import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Texts = Record<string, string>;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const languages = ['en', 'fr'] as const;
const files = Object.fromEntries(languages.map((language) => [language, readdirSync(`locales/${language}`).sort()]));
const read = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')) as Texts;

/** The keys without their plural suffix, each once, sorted. */
const baseKeys = (texts: Texts): string[] =>
  [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))].sort();
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').sort();

const sources = ['src', 'workers']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Whether a source contains the key or builds it: `kind.${kind}` or `${kind}.title`. */
function isNamed(key: string): boolean {
  const parts = key.split('.');
  const starts = parts.slice(1).map((_, at) => `${parts.slice(0, at + 1).join('.')}.\${`);
  return [`'${key}'`, `:${key}'`, `}.${parts.at(-1)}\``, ...starts].some((text) => sources.includes(text));
}

test('both languages have the same namespaces', () => {
  expect(files['fr']).toEqual(files['en']);
  expect(files['en']).toContain('common.json');
});

test('French texts have a no-break space before a colon, and a narrow one before ; ? ! % » and after «', () => {
  const bad = (files['fr'] ?? []).flatMap((file) =>
    Object.values(read('fr', file)).filter((text) => /(?<!\u00a0):(?=\s|$)|(?<!\u202f)[;?!%»]|«(?!\u202f)/.test(text)),
  );
  expect(bad).toEqual([]);
});

test.each(languages)('texts have no space before an ellipsis (%s)', (language) => {
  const bad = (files[language] ?? []).flatMap((file) =>
    Object.values(read(language, file)).filter((text) => /\s…/.test(text)),
  );
  expect(bad).toEqual([]);
});

describe.each(files['en'] ?? [])('%s', (file) => {
  const [english, french] = languages.map((language) => read(language, file)) as [Texts, Texts];

  test('has the same keys in both languages', () => {
    expect(baseKeys(french)).toEqual(baseKeys(english));
  });

  test('has no unused text', () => {
    expect(baseKeys(english).filter((key) => !isNamed(key))).toEqual([]);
  });

  test.each(languages)('has no empty or padded text in %s', (language) => {
    const bad = Object.entries(read(language, file)).filter(
      ([, text]) => typeof text !== 'string' || text.trim() !== text || text === '',
    );
    expect(bad).toEqual([]);
  });

  test.each(languages)('has every plural form that %s needs', (language) => {
    const texts = read(language, file);
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = baseKeys(texts).filter(
      (key) => Object.hasOwn(texts, `${key}_other`) || Object.hasOwn(texts, `${key}_one`),
    );
    const missing = plurals
      .flatMap((key) => needed.map((form) => `${key}_${form}`))
      .filter((key) => !Object.hasOwn(texts, key));
    expect(missing).toEqual([]);
  });

  test('uses the same placeholders in both languages', () => {
    const differing = Object.keys(english).filter(
      (key) =>
        Object.hasOwn(french, key) &&
        placeholders(french[key] ?? '').join() !== placeholders(english[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });
});
