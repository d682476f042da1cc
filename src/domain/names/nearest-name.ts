import { foldText } from '@/lib/text/fold-text';
import type { Name } from './name';

/** The end of a name that marks it as a version of another name, as in `season_old`. */
const VERSION = /[_\-. ](?:old|new|bak|backup|copy|tmp|temp|test|legacy|deprecated|v?\d{1,3})$/;
const SEPARATORS = /[_\-. ]/g;
/** The maximum number of typing mistakes. For a short text, the maximum is a third of its letters. */
const MOST_MISTAKES = 2;

/**
 * The known name that was probably meant by a text: a name that differs only in its spelling or version, the name with
 * this label, or the name with the fewest typing mistakes. Null if there is no such name, or more than one. Names that
 * are switched off do not count.
 */
export function nearestName(names: readonly Name[], text: string): Name | null {
  const wanted = foldText(text.trim());
  if (wanted === '') return null;
  const plain = wanted.replaceAll(SEPARATORS, '');
  const base = wanted.replace(VERSION, '');
  const candidates = foldedNames(names);
  const rules: ((each: Folded) => boolean)[] = [
    ({ code, plain: own }) => code === wanted || own === plain,
    ({ labels }) => labels.includes(wanted),
    ({ code }) => code === base || (VERSION.test(code) && code.replace(VERSION, '') === base),
  ];
  for (const rule of rules) {
    const found = candidates.filter(rule);
    if (found.length > 0) return onlyOne(found);
  }
  const most = Math.min(MOST_MISTAKES, Math.floor(wanted.length / 3));
  for (let mistakes = 1; mistakes <= most; mistakes++) {
    const found = candidates.filter(({ code }) => isWithinMistakes(code, wanted, mistakes));
    if (found.length > 0) return onlyOne(found);
  }
  return null;
}

/** A name prepared for comparisons. */
interface Folded {
  name: Name;
  code: string;
  /** Without separators. */
  plain: string;
  labels: readonly string[];
}

const folded = new WeakMap<readonly Name[], Folded[]>();

/** Prepares the names that are switched on, once for each list. */
function foldedNames(names: readonly Name[]): Folded[] {
  const known = folded.get(names) ?? names.flatMap((name) => (name.isOff === true ? [] : [foldName(name)]));
  folded.set(names, known);
  return known;
}

function foldName(name: Name): Folded {
  const code = foldText(name.code);
  return { name, code, plain: code.replaceAll(SEPARATORS, ''), labels: Object.values(name.labels).map(foldText) };
}

/** The only one of some names; null if there are none or several. */
function onlyOne([first, ...others]: readonly { name: Name }[]): Name | null {
  return first === undefined || others.length > 0 ? null : first.name;
}

/** Whether two texts differ by `most` typing mistakes or fewer (see `distance`). */
export function isWithinMistakes(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  if (a === b) return true;
  let start = 0;
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  return distance(a.slice(start, endA), b.slice(start, endB), most) <= most;
}

/**
 * The number of typing mistakes between two texts: additional, missing or wrong letters, and exchanged neighbours.
 * Because a list may have 20,000 names, the count stops as soon as the number is certain to be above `most`. The result
 * is then any number above `most`.
 */
function distance(a: string, b: string, most: number): number {
  let twoAgo: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let mistakes = Math.min((row[j - 1] ?? 0) + 1, (before[j] ?? 0) + 1, (before[j - 1] ?? 0) + other);
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isExchanged) mistakes = Math.min(mistakes, (twoAgo[j - 2] ?? 0) + 1);
      row.push(mistakes);
      least = Math.min(least, mistakes);
    }
    // If the lowest value is `most + 1`, the count goes on: an exchange in the next row starts from the row before this
    // one, whose values may be lower by one.
    if (least > most + 1) return least;
    [twoAgo, before] = [before, row];
  }
  return before[b.length] ?? 0;
}
