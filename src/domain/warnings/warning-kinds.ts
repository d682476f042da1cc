import { runToEnd } from '@/lib/slices';
import { joinGroups, slotsBefore, valuesAt, type JoinedGroups, type MessageGroup } from './join-groups';
import { splitMessage, VALUE_MARK } from './split-message';

/** A warning of a step. */
export interface StepWarning {
  id: number;
  /** The name of the step that reported the warning. */
  stepName: string;
  message: string;
}

/**
 * A part of the text of a kind: either text that all warnings of the kind share, or a place for values, with the number
 * of different values there.
 */
export type KindPart = { text: string } | { values: number };

/** Warnings of one step with the same text, apart from values such as numbers, names and identifiers. */
export interface WarningKind<Warning extends StepWarning = StepWarning> {
  /** A key that no other kind in the same result has. */
  key: string;
  stepName: string;
  parts: readonly KindPart[];
  /** The warnings, in the order of the execution. */
  items: readonly Warning[];
}

/**
 * Warnings of one step whose texts are equal, apart from the values in them. `places` are their places in the list of
 * all warnings.
 */
interface Group extends MessageGroup {
  stepName: string;
  /** The characters after each word. */
  separators: readonly string[];
  values: Set<string>[];
  places: number[];
}

/** How many warnings are handled between two pauses. */
const BATCH = 50;
/** Matches the characters between words: white space, brackets and punctuation. */
const SEPARATOR = /([\s,;:()[\]{}=<>"'“”«»`]+|[.!?]+(?=\s|$))/;

/**
 * Groups warnings by kind. The most frequent kind comes first; equally frequent kinds are in the order of their first
 * warnings.
 * @param warnings the warnings, one execution after another, each in the order of the execution
 */
export const warningKinds = <Warning extends StepWarning>(warnings: readonly Warning[]): WarningKind<Warning>[] =>
  runToEnd(findWarningKinds(warnings));

/** Like `warningKinds`, but with pauses, so that many warnings do not block the page. */
export function* findWarningKinds<Warning extends StepWarning>(
  warnings: readonly Warning[],
): Generator<void, WarningKind<Warning>[]> {
  const groups = yield* groupByText(warnings);
  // Only warnings of the same step with the same punctuation can be the same kind.
  const similar = new Map<string, Group[]>();
  for (const [index, group] of groups.entries()) {
    if (index % BATCH === 0) yield;
    const key = JSON.stringify([group.stepName, group.separators]);
    const alike = similar.get(key);
    if (alike === undefined) similar.set(key, [group]);
    else alike.push(group);
  }
  const kinds: { kind: WarningKind<Warning>; place: number }[] = [];
  for (const alike of similar.values()) {
    const found = yield* joinGroups(alike);
    for (const [index, joined] of found.entries()) {
      if (index % BATCH === 0) yield;
      const places = joined.groups.flatMap((group) => group.places).sort((a, b) => a - b);
      const items = places.flatMap((place) => warnings[place] ?? []);
      kinds.push({ kind: kindOf(joined, items), place: places[0] ?? 0 });
    }
  }
  return kinds.sort((a, b) => b.kind.items.length - a.kind.items.length || a.place - b.place).map(({ kind }) => kind);
}

/** Groups the warnings of each step by their text without its values. */
function* groupByText(warnings: readonly StepWarning[]): Generator<void, Group[]> {
  const groups = new Map<string, Group>();
  for (const [place, { stepName, message }] of warnings.entries()) {
    if (place % BATCH === 0) yield;
    const { template, values } = splitMessage(message);
    const key = `${template}\n${stepName}`;
    let group = groups.get(key);
    if (group === undefined) {
      const tokens = template.split(SEPARATOR);
      group = {
        stepName,
        words: tokens.filter((_, index) => index % 2 === 0),
        separators: tokens.filter((_, index) => index % 2 === 1),
        values: values.map(() => new Set()),
        places: [],
      };
      groups.set(key, group);
    }
    for (const [at, value] of values.entries()) group.values[at]?.add(value);
    group.places.push(place);
  }
  return [...groups.values()];
}

/** Makes a kind from joined groups. A value that all warnings of the kind share becomes text. */
function kindOf<Warning extends StepWarning>(
  { groups, positions }: JoinedGroups<Group>,
  items: readonly Warning[],
): WarningKind<Warning> {
  const { words = [], separators = [], stepName = '' } = groups[0] ?? {};
  const parts: KindPart[] = [];
  const addText = (text: string): void => {
    const last = parts.at(-1);
    if (last !== undefined && 'text' in last) last.text += text;
    else if (text !== '') parts.push({ text });
  };
  const addValues = (values: ReadonlySet<string>): void => {
    const [only] = values;
    if (values.size === 1 && only !== undefined) addText(only);
    else parts.push({ values: values.size });
  };
  for (const [at, word] of words.entries()) {
    if (positions.includes(at)) addValues(valuesAt(groups, at));
    else {
      for (const [slot, text] of word.split(VALUE_MARK).entries()) {
        if (slot > 0) addValues(valuesOfSlot(groups, at, slot - 1));
        addText(text);
      }
    }
    addText(separators[at] ?? '');
  }
  const shared = words.map((word, at) => (positions.includes(at) ? '' : word));
  return { key: JSON.stringify([stepName, positions, shared, separators]), stepName, parts, items };
}

/** The different values that some groups have at one `VALUE_MARK` of a word. */
function valuesOfSlot(groups: readonly Group[], position: number, slot: number): ReadonlySet<string> {
  const [only] = groups;
  const of = ({ words, values }: Group): ReadonlySet<string> =>
    values[slotsBefore(words, position) + slot] ?? new Set<string>();
  if (groups.length === 1 && only !== undefined) return of(only);
  return new Set(groups.flatMap((group) => [...of(group)]));
}
