import { beforeEach, expect, test, vi } from 'vitest';

class FakeSheet {
  cssRules: string[] = [];
  insertRule(rule: string): void {
    this.cssRules.push(rule);
  }
}

const page: { adoptedStyleSheets: FakeSheet[] } = { adoptedStyleSheets: [] };
vi.stubGlobal('CSSStyleSheet', FakeSheet);
vi.stubGlobal('document', page);
const { AdoptedSheet } = await import('./adopted-sheet');

const container = {} as Node;
const rules = (): string[][] => page.adoptedStyleSheets.map(({ cssRules }) => cssRules);

beforeEach(() => {
  page.adoptedStyleSheets = [];
});

test('global rules are added once, before all others, and stay when the overlay closes', () => {
  const classes = new AdoptedSheet({ key: 'chakra', container });
  classes.insert('.a{}');
  const first = new AdoptedSheet({ key: 'chakra-global', container });
  first.insert(':root{}');
  const sheets = page.adoptedStyleSheets;
  expect(rules()).toEqual([[':root{}'], ['.a{}']]);

  first.flush();
  const second = new AdoptedSheet({ key: 'chakra-global', container });
  second.insert(':root{}');
  second.flush();
  expect(rules()).toEqual([[':root{}'], ['.a{}']]);
  // The list is the same object, because a new list makes the browser recalculate all styles of the page.
  expect(page.adoptedStyleSheets).toBe(sheets);
});

test('the sheet of a cache is removed when it is emptied', () => {
  const classes = new AdoptedSheet({ key: 'chakra', container });
  classes.insert('.a{}');
  expect(classes.ctr).toBe(1);
  classes.flush();
  expect(rules()).toEqual([]);
});
