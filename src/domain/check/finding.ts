import type { FieldError } from '../configuration/schema/field-errors';
import { fieldPathOf, formatPath, type Path } from '../configuration/schema/path';
import type { LinkedConnection } from '../configuration/linked-connections';
import type { InstanceField } from '../instance';
import type { AcceptedNames } from '../names/name';
import type { NameType } from '../names/name-type';
import type { WrittenName } from './written-names';

/**
 * How serious a finding is:
 * - `wrong`: a mistake, such as a broken rule of the form or a name that does not exist.
 * - `doubtful`: perhaps a mistake, perhaps intended.
 * - `toKnow`: no mistake, but good to know before a launch.
 */
export const WEIGHTS = ['wrong', 'doubtful', 'toKnow'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The content of a finding, without its place. */
export type FindingFact =
  /** `seenAt`: when a list last had the name; null if no list ever had it. `count`: how many names the lists have. */
  | { kind: 'unknownName'; text: string; accepted: AcceptedNames; seenAt: number | null; count: number }
  | { kind: 'nameOff'; text: string; accepted: AcceptedNames }
  /** The type of the attribute does not suit the values that the mapping writes. */
  | { kind: 'otherType'; code: string; type: NameType }
  | { kind: 'formRule'; error: FieldError }
  | { kind: 'notJson' }
  | { kind: 'noConnection' }
  | { kind: 'untested'; connection: LinkedConnection }
  | { kind: 'testFailed'; connection: LinkedConnection; at: number; reason: string | null }
  /**
   * `usual`: the usual duration of a run. `gap`: the shortest time from one start to the next. Both in milliseconds.
   */
  | { kind: 'overlap'; usual: number; gap: number }
  /**
   * Another integration writes the same family or entity, and its runs overlap with the runs of the checked
   * integration. `gap` is the time between the two starts, and `usual` the usual duration of the run that starts first,
   * both in milliseconds. `usual` is null if both runs start together and the duration is unknown. `isFirst` is true if
   * the checked integration starts first.
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
  /** `count`: how many integrations start together. `at`: when they next start together, milliseconds since 1970. */
  | { kind: 'startsTogether'; count: number; at: number }
  | { kind: 'violation'; message: string }
  | { kind: 'disabled' };

/** A finding of a check, with its place. */
export type Finding = FindingFact & {
  /** Equal for the same finding in repeated checks. */
  id: string;
  weight: Weight;
  /**
   * The field of the instance that the finding is about; null if the finding is about no field. `path` is the place
   * inside the configuration, empty for other fields.
   */
  field: InstanceField | null;
  path: Path;
  /** The text that is probably meant; null if there is no such text, or more than one. */
  replacement: string | null;
};

/** A text that distinguishes findings of the same kind at the same place. */
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

/** The path of the field that shows a finding. For a text in a list, that is the field with the whole list. */
export function fieldPath({ kind, path }: Finding): Path {
  const isText = kind === 'unknownName' || kind === 'nameOff';
  return isText ? fieldPathOf(path) : path;
}

/** Compares findings: the most serious first. */
export const byWeight = (a: Finding, b: Finding): number => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight);
