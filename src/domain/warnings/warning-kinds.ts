/** One warning of a step. */
export interface StepWarning {
  id: number;
  /** The step that reported it. */
  stepName: string;
  message: string;
}

/** A part of a kind: text that all its warnings share, or the number of different values at one place. */
export type KindPart = { text: string } | { values: number };

/** Warnings of one step with the same text, apart from values such as numbers, names and identifiers. */
export interface WarningKind {
  /** Unique among the kinds of an execution. */
  key: string;
  stepName: string;
  parts: readonly KindPart[];
  /** In the order of the execution. */
  items: readonly StepWarning[];
}

/** How many characters of a message are compared. */
const COMPARED = 2_000;

/**
 * A value inside a message: a quoted text, an address, a path of two or more parts, or a word with a digit in it.
 * No alternative can backtrack over another, so a hostile message takes linear time.
 */
const VALUE =
  /"[^"\n]{0,500}"|“[^”\n]{0,500}”|«[^»\n]{0,500}»|`[^`\n]{0,500}`|(?<![\p{L}\p{N}])'[^'\n]{0,500}'(?![\p{L}\p{N}])|[a-z][a-z\d+.-]{0,20}:\/\/[^\s"'<>]+|[\p{L}\p{N}_/][^\s"'<>,;()[\]{}=]*/giu;

interface Split {
  /** Texts around the values; one more than values. */
  texts: string[];
  values: string[];
}

/**
 * Groups warnings by kind: the most frequent kind first, equally frequent ones in order of first occurrence.
 * @param warnings in the order of the execution
 */
export function warningKinds(warnings: readonly StepWarning[]): WarningKind[] {
  const groups = new Map<string, { texts: string[]; values: Set<string>[]; items: StepWarning[] }>();
  for (const warning of warnings) {
    const { texts, values } = splitMessage(warning.message);
    const key = JSON.stringify([warning.stepName, ...texts]);
    let group = groups.get(key);
    if (group === undefined) {
      group = { texts, values: values.map(() => new Set()), items: [] };
      groups.set(key, group);
    }
    for (const [place, value] of values.entries()) group.values[place]?.add(value);
    group.items.push(warning);
  }
  return [...groups]
    .map(([key, { texts, values, items }]) => ({
      key,
      stepName: items[0]?.stepName ?? '',
      parts: partsOf(texts, values),
      items,
    }))
    .sort((a, b) => b.items.length - a.items.length);
}

/** Separates the values in a message from the text around them. */
function splitMessage(message: string): Split {
  const text = message.slice(0, COMPARED);
  const split: Split = { texts: [''], values: [] };
  let end = 0;
  for (const { 0: found, index } of text.matchAll(VALUE)) {
    if (!isValue(found)) continue;
    const value = withoutStop(found);
    addText(split, text.slice(end, index));
    split.values.push(value);
    split.texts.push('');
    end = index + value.length;
  }
  addText(split, text.slice(end));
  return split;
}

function addText({ texts }: Split, text: string): void {
  texts[texts.length - 1] += text;
}

const QUOTED = /^["“«`']/;
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;
const PATH = /\/[^/]*\//;

/** Plain words belong to the text; a word with a digit, a path, an address or a quoted text is a value. */
const isValue = (word: string): boolean =>
  QUOTED.test(word) || ADDRESS.test(word) || /\p{N}/u.test(word) || word.includes('@') || PATH.test(word);

/** A full stop or colon at the end of a word is punctuation, not a part of the value. */
const withoutStop = (word: string): string => (QUOTED.test(word) ? word : word.replace(/[.:!?]+$/, ''));

/** The parts of a kind. A value that all its warnings share is text. */
function partsOf(texts: readonly string[], values: readonly ReadonlySet<string>[]): KindPart[] {
  const parts: KindPart[] = [];
  const add = (text: string): void => {
    const last = parts.at(-1);
    if (last !== undefined && 'text' in last) last.text += text;
    else if (text !== '') parts.push({ text });
  };
  for (const [place, text] of texts.entries()) {
    add(text);
    const known = values[place];
    if (known === undefined) continue;
    const [only] = known;
    if (known.size === 1 && only !== undefined) add(only);
    else parts.push({ values: known.size });
  }
  return parts;
}
