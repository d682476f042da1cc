import type { GuardedShape, NumberedShape } from './shapes';

/** Start of the line of a Dexie store. */
const STORE = 'store ';
/** The kinds of values whose contents have lines of their own. */
const STRUCTURES = new Set(['array', 'function', 'object', 'tuple']);

/** `same`: nothing to do · `rewrite`: the file may be rewritten · `refused`: the code must change first. */
export interface Verdict {
  state: 'same' | 'rewrite' | 'refused';
  /** What to do, for the developer; empty when there is nothing to do. */
  advice: string;
}

/** Compares the shape in the code with the committed shape. */
export function checkShape(
  { name, numberIn, onlyGrows }: Pick<GuardedShape, 'name' | 'numberIn' | 'onlyGrows'>,
  committed: NumberedShape | null,
  current: NumberedShape,
): Verdict {
  const rewrite = (why: string): Verdict => ({ state: 'rewrite', advice: `${why} Run: npm run shapes` });
  const refuse = (why: string): Verdict => ({ state: 'refused', advice: why });
  if (committed === null) return rewrite(`The ${name} have no committed shape.`);
  const gone = committed.lines.filter((line) => !current.lines.includes(line));
  const added = current.lines.filter((line) => !committed.lines.includes(line));
  const changes = [...gone.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)].join('\n');
  const wrong = onlyGrows ? unfit(gone, added) : [];
  if (wrong.length > 0)
    return refuse(
      `The ${name} may only grow: older rows must stay valid. These lines do not allow that:\n${wrong.join('\n')}`,
    );
  if (current.number < committed.number) return refuse(`${numberIn} is lower than the committed ${committed.number}.`);
  if (changes !== '' && current.number === committed.number)
    return refuse(`The shape of the ${name} has changed. Raise ${numberIn}, then run: npm run shapes\n${changes}`);
  if (changes !== '') return rewrite(`The shape of the ${name} has changed, and its number too.\n${changes}\n`);
  if (current.number > committed.number) return rewrite(`The number of the ${name} has changed.`);
  return { state: 'same', advice: '' };
}

/**
 * The lines that rows of an earlier shape may violate: lines that are gone or allow less than before, and required new
 * properties of existing objects.
 */
function unfit(gone: readonly string[], added: readonly string[]): string[] {
  const before = new Map(gone.map(partsOf));
  const now = new Map(added.map(partsOf));
  const gained = (label: string): string[] =>
    now.get(label)?.filter((word) => !before.get(label)?.includes(word)) ?? [];
  const lost = [...before].filter(([label, words]) => !words.every((word) => now.get(label)?.includes(word)));
  const news = [...now.keys()].filter((label) => !before.has(label));
  /**
   * Places that are empty in every existing row: new stores, new optional properties, and values that can now be
   * objects or lists but could not before.
   */
  const empty = [
    ...news.filter((label) => label.endsWith('?')).map((label) => label.slice(0, -1)),
    ...news.filter((label) => label.startsWith(STORE)).map((label) => label.slice(STORE.length)),
    ...[...before.keys()].filter((label) => gained(label).some((word) => STRUCTURES.has(word))),
  ];
  const isWithin = (label: string, place: string): boolean =>
    label === place || ['.', '[', '<'].some((sign) => label.startsWith(place + sign));
  const isFree = (label: string): boolean =>
    label.endsWith('?') || label.startsWith(STORE) || empty.some((place) => isWithin(label, place));
  return [
    ...lost.map(([label, words]) => `- ${label}: ${words.join(' | ')}`),
    ...news.filter((label) => !isFree(label)).map((label) => `+ ${label}: ${now.get(label)?.join(' | ')}`),
  ];
}

/** The label of a line and the allowed values. */
function partsOf(line: string): [label: string, words: string[]] {
  const at = line.indexOf(': ');
  return [line.slice(0, at), line.slice(at + 2).split(' | ')];
}
