import { checkNames, type NameClues } from '../check/check-names';
import type { Finding } from '../check/finding';
import { readAt, setAt } from '../configuration/text/configuration-text';
import type { InstanceFields } from '../instance';
import { findJobType } from '../job-types/registry';
import { isRecord, parseJson } from '@/lib/json';

/** A name of a file that the connected systems do not have, or that is switched off there. */
export type UnknownName = Extract<Finding, { kind: 'unknownName' | 'nameOff' }>;

/** Another text for a name of a file. */
export interface NameReplacement {
  name: UnknownName;
  to: string;
}

/** The unknown names that a file brings along. Those that the integration already has are its own matter. */
export function importedUnknownNames(own: InstanceFields, imported: InstanceFields, clues: NameClues): UnknownName[] {
  const known = new Set(unknownNames(own, clues).map(idOf));
  return unknownNames(imported, clues).filter((name) => !known.has(idOf(name)));
}

/** The same name of the same list, wherever it is. */
const idOf = ({ wish, text }: UnknownName): string => JSON.stringify([wish.kind, wish.within, text]);

function unknownNames({ jobCode, configuration }: InstanceFields, clues: NameClues): UnknownName[] {
  const value = parseJson(configuration);
  if (!isRecord(value)) return [];
  return checkNames(findJobType(jobCode).schema, value, clues).findings.filter(
    (finding): finding is UnknownName => finding.kind === 'unknownName' || finding.kind === 'nameOff',
  );
}

/** What a file gives, with other names in those places that still have the unknown one. */
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
