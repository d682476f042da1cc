import { checkNames, type NameClues } from '../check/check-names';
import type { Finding } from '../check/finding';
import { readAt, setAt } from '../configuration/text/configuration-text';
import type { InstanceFields } from '../instance';
import { findJobType } from '../job-types/registry';
import { isRecord, parseJson } from '@/lib/json';

/** A name that a file contains, but that the connected systems do not have or have switched off. */
export type UnknownName = Extract<Finding, { kind: 'unknownName' | 'nameOff' }>;

/** The text that replaces an unknown name. */
export interface NameReplacement {
  name: UnknownName;
  to: string;
}

/** The unknown names that a file would bring into an integration. */
export function importedUnknownNames(own: InstanceFields, imported: InstanceFields, clues: NameClues): UnknownName[] {
  const known = new Set(unknownNames(own, clues).map(idOf));
  return unknownNames(imported, clues).filter((name) => !known.has(idOf(name)));
}

/** A key for an unknown name: its kind, its owner (`within`) and its text. Equal at every place that has the name. */
const idOf = ({ accepted, text }: UnknownName): string => JSON.stringify([accepted.kind, accepted.within, text]);

function unknownNames({ jobCode, configuration }: InstanceFields, clues: NameClues): UnknownName[] {
  const value = parseJson(configuration);
  if (!isRecord(value)) return [];
  return checkNames(findJobType(jobCode).schema, value, clues).findings.filter(
    (finding): finding is UnknownName => finding.kind === 'unknownName' || finding.kind === 'nameOff',
  );
}

/**
 * The imported fields with some unknown names replaced. A place that no longer has the unknown name stays unchanged.
 */
export const withReplacements = (
  imported: InstanceFields,
  replacements: readonly NameReplacement[],
): InstanceFields => ({
  ...imported,
  configuration: replacements.reduce(
    (text, { name, to }) => (readAt(text, name.path) === name.text ? setAt(text, name.path, to) : text),
    imported.configuration,
  ),
});
