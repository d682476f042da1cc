import { foldText } from '@/lib/text/fold-text';
import type { Name } from './name';

/** The end of a name that marks a version, as in `season_old`. */
const VERSION = /[_\-. ](?:old|new|bak|backup|copy|tmp|temp|test|legacy|deprecated|v?\d{1,3})$/;
const SEPARATORS = /[_\-. ]/g;
/** At most this many letters may differ, and at most a third of them. */
const MOST_MISTAKES = 2;

/**
 * The known name that was probably meant by a text: the same name in another spelling or version, the name with this
 * label, or the name with the fewest typing mistakes. Null if there is none, or several. Leaves out names that are
 * switched off.
 */
export function nearestName(names: readonly Name[], text: string): Name | null {
  const wanted = foldText(text.trim());
  if (wanted === '') return null;
  const plain = wanted.replaceAll(SEPARATORS, '');
  const base = wanted.replace(VERSION, '');
  const codes = foldedNames(names);
  const rules: ((each: Folded) => boolean)[] = [
    ({ code, plain: own }) => code === wanted || own === plain,
    ({ labels }) => labels.includes(wanted),
    ({ code }) => code === base || (VERSION.test(code) && code.replace(VERSION, '') === base),
  ];
  for (const rule of rules) {
    const found = codes.filter(rule);
    if (found.length > 0) return onlyOne(found);
  }
  const most = Math.min(MOST_MISTAKES, Math.floor(wanted.length / 3));
  for (let mistakes = 1; mistakes <= most; mistakes++) {
    const found = codes.filter(({ code }) => isWithinMistakes(code, wanted, mistakes));
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

/** The names that are switched on, prepared once. */
function foldedNames(names: readonly Name[]): Folded[] {
  const known = folded.get(names) ?? names.flatMap((name) => (name.isOff === true ? [] : [foldName(name)]));
  folded.set(names, known);
  return known;
}

function foldName(name: Name): Folded {
  const code = foldText(name.code);
  return { name, code, plain: code.replaceAll(SEPARATORS, ''), labels: Object.values(name.labels).map(foldText) };
}

function onlyOne([first, ...others]: readonly { name: Name }[]): Name | null {
  return first === undefined || others.length > 0 ? null : first.name;
}

/** Whether two texts differ by at most `most` typing mistakes (see `distance`). */
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
 * The number of typing mistakes between two texts: a letter too many, missing or wrong, or two neighbours exchanged.
 * Stops early with any number above `most` once the result is certain to exceed it, because a list may have 20,000
 * names.
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
    // One more than `most`, because an exchange continues from the row before, whose values may be smaller by one.
    if (least > most + 1) return least;
    [twoAgo, before] = [before, row];
  }
  return before[b.length] ?? 0;
}
