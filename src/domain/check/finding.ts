import type { FieldError } from '../configuration/schema/field-errors';
import { formatPath, type Path } from '../configuration/schema/path';
import type { LinkedConnection } from '../configuration/linked-connections';
import type { InstanceField } from '../instance';
import type { NameWish } from '../names/name';
import type { NameType } from '../names/name-type';
import type { WrittenName } from './written-names';

/**
 * - `wrong`: it breaks a rule of the form, or names what is not there.
 * - `doubtful`: it may be meant.
 * - `toKnow`: a fact.
 * Only a run tells whether it fails.
 */
export const WEIGHTS = ['wrong', 'doubtful', 'toKnow'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** What a check has found, without where. */
export type FindingFact =
  /** `seenAt`: when a list last had the name; null if none ever did. `count`: how many names the lists have. */
  | { kind: 'unknownName'; text: string; wish: NameWish; seenAt: number | null; count: number }
  | { kind: 'nameOff'; text: string; wish: NameWish }
  /** The attribute holds another type than the mapping writes. */
  | { kind: 'otherType'; code: string; type: NameType }
  | { kind: 'formRule'; error: FieldError }
  | { kind: 'notJson' }
  | { kind: 'noConnection' }
  | { kind: 'untested'; connection: LinkedConnection }
  | { kind: 'testFailed'; connection: LinkedConnection; at: number; reason: string | null }
  /** Times in milliseconds. */
  | { kind: 'overlap'; usual: number; gap: number }
  /**
   * Another integration writes the same, and the second of them starts before the first usually ends; `gap` is between their
   * starts. `usual` is null if both start together and the duration is unknown.
   */
  | {
      kind: 'twoWrite';
      other: string;
      label: string | null;
      written: WrittenName;
      gap: number;
      usual: number | null;
      isFirst: boolean;
    }
  | { kind: 'badSchedule' }
  /** How many integrations start together, and when next. */
  | { kind: 'startsTogether'; count: number; at: number }
  | { kind: 'violation'; message: string }
  | { kind: 'disabled' };

/** Something that a check has found. */
export type Finding = FindingFact & {
  /** The same for the same finding in every check. */
  id: string;
  weight: Weight;
  /** Where it is: a field of the instance, and a path inside the configuration. */
  field: InstanceField | null;
  path: Path;
  /** The text that is likely right; null if there is none, or several. */
  replacement: string | null;
};

/** What tells findings of one kind at one place apart. */
function subjectOf(fact: FindingFact): string {
  if ('text' in fact) return fact.text;
  if ('connection' in fact) return fact.connection.key;
  if ('message' in fact) return fact.message;
  return 'other' in fact ? fact.other : '';
}

/** Makes a finding with its place. */
export function finding(
  fact: FindingFact,
  weight: Weight,
  field: InstanceField | null,
  path: Path = [],
  replacement: string | null = null,
): Finding {
  return {
    ...fact,
    id: [fact.kind, field, formatPath(path), subjectOf(fact)].join('|'),
    weight,
    field,
    path,
    replacement,
  };
}

/** The path of the field that shows a finding: a text of a list belongs to the field with the whole list. */
export function fieldPath({ kind, path }: Finding): Path {
  const isText = kind === 'unknownName' || kind === 'nameOff';
  return isText && typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
}

/** Sorts the weightiest first, otherwise as they were found. */
export const byWeight = (a: Finding, b: Finding): number => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight);
