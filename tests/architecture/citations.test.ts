import { describe, expect, it, test } from 'vitest';
import { documents, exists, files, textOf } from './support/repository';

const FOLDERS = ['e2e', 'openapi', 'src', 'tests', 'workers'];

/** This file contains the names of missing documents, to test the check. */
const isThisFile = (file: string): boolean => file === 'tests/architecture/citations.test.ts';

const SOURCE = /\.(?:tsx?|mts|mjs|cjs|js|css|html|ya?ml|sh)$/;
const sources = files.filter((file) => SOURCE.test(file) && !file.includes('/generated/') && !isThisFile(file));

/**
 * Ways to cite a specification, a design document or an issue outside the repository. A standard must be cited with its
 * publisher, which these patterns do not match: "W3C WebDriver, section 12.3".
 */
const OUTSIDE = [
  /\bspec(?:ification)? \d/gi,
  /\b(?:spec|specification|design|contract|issue)\b[^\w\n]{0,4}section \d/gi,
  /\b(?:spec|specification|design|document),? section/gi,
  /\bissue (?:#?\d|["“'`]?[A-Z])/g,
  /\b(?:first|second|two specification) documents?\b/gi,
  /\b(?:research|mockups|review)\//g,
  /\.\.\/shared\b/g,
];
/** Citations of a public tracker, which are allowed although a pattern of `OUTSIDE` matches them. */
const ALLOWED = /w3c\/IndexedDB issue \d+/g;

/** References to documents of the repository, by file name or by number. */
const NAMED = [/\b[\w-]+(?:\/[\w-]+)*\.md\b/g, /\b(?:[Dd]ecision|ADR) \d{3}\b/g];

function isInRepository(name: string): boolean {
  const number = /\d{3}$/.exec(name)?.[0];
  if (number === undefined) return exists(name);
  return files.some((file) => file.startsWith(`src/decisions/${number}-`));
}

/** The citations in a text whose documents are not in the repository. */
function missingCitations(text: string): string[] {
  const own = text.replaceAll(ALLOWED, '');
  const outside = OUTSIDE.flatMap((pattern) => own.match(pattern) ?? []);
  const named = NAMED.flatMap((pattern) => own.match(pattern) ?? []);
  return [...outside, ...named.filter((name) => !isInRepository(name))];
}

test.each([
  ['a page (spec 1, section 9)', 'spec 1'],
  ['(contract.md, Requests)', 'contract.md'],
  ['at most 12 (design, section 4)', 'design, section'],
  ['the failure ladder (issue Sync)', 'issue S'],
  ['measured (research/local-first.md, 1.2)', 'research/'],
  ['as decision 999 says', 'decision 999'],
])('%s is found', (text, cited) => {
  expect(missingCitations(text)).toContain(cited);
});

test.each([
  'decision 014',
  'openapi/README.md',
  'w3c/IndexedDB issue 381',
  'W3C WebDriver, section 12.3',
  'to review / merge',
])('%s is allowed', (text) => {
  expect(missingCitations(text)).toEqual([]);
});

it.each(FOLDERS)('%s has sources or documents', (folder) => {
  expect([...sources, ...documents].filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(0);
});

describe('the repository contains every file that is cited', () => {
  it.each(documents)('by %s', (document) => {
    expect(missingCitations(textOf(document))).toEqual([]);
  });

  it('by the code', () => {
    const found = sources.flatMap((file) => missingCitations(textOf(file)).map((cited) => `${file}: ${cited}`));
    expect(found).toEqual([]);
  });
});
