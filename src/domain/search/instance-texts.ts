import { linkedConnections } from '../configuration/linked-connections';
import type { Path } from '../configuration/schema/path';
import type { InstanceField, InstanceRow } from '../instance';
import { isTooDeep, parseJson } from '@/lib/json';

/** A text inside an integration, and where it is. */
interface InsideText {
  text: string;
  field: InstanceField | 'securedVariables';
  /** The path of the text in the configuration; empty for other fields. */
  path: Path;
}

/** Texts that are longer than this are cut, because people search for names and codes. */
const MAX_LENGTH = 200;

/**
 * The texts by which people search for an integration, each once: the values in the configuration, the names of
 * connections, alert addresses, the description, and the codes of secured variables.
 * @param connectionNames the names of connections by key; empty for people who may not see connections
 */
export function* insideTexts(
  row: InstanceRow,
  connectionNames: ReadonlyMap<string, string>,
): Generator<InsideText, void> {
  const seen = new Set<string>();
  for (const each of allTexts(row, connectionNames)) {
    const text = each.text.trim().slice(0, MAX_LENGTH);
    if (text === '' || seen.has(text)) continue;
    seen.add(text);
    yield { ...each, text };
  }
}

function* allTexts(row: InstanceRow, connectionNames: ReadonlyMap<string, string>): Generator<InsideText, void> {
  const { configuration, description, errorAlertEmails, warningAlertEmails, securedVariables } = row;
  for (const { key, field } of connectionNames.size === 0 ? [] : linkedConnections(configuration)) {
    const name = connectionNames.get(key);
    if (name !== undefined) yield { text: name, field: 'configuration', path: [field] };
  }
  if (!isTooDeep(configuration)) yield* leavesOf(parseJson(configuration), []);
  for (const text of errorAlertEmails) yield { text, field: 'errorAlertEmails', path: [] };
  for (const text of warningAlertEmails) yield { text, field: 'warningAlertEmails', path: [] };
  for (const { code } of securedVariables ?? []) yield { text: code, field: 'securedVariables', path: [] };
  if (description !== null) yield { text: description, field: 'description', path: [] };
}

/** The texts in a JSON value, with their paths. */
function* leavesOf(json: unknown, path: Path): Generator<InsideText, void> {
  if (typeof json === 'string') yield { text: json, field: 'configuration', path };
  else if (Array.isArray(json)) for (const [index, item] of json.entries()) yield* leavesOf(item, [...path, index]);
  else if (typeof json === 'object' && json !== null)
    for (const [key, item] of Object.entries(json)) yield* leavesOf(item, [...path, key]);
}

/** Where a text is inside an integration; null if the integration does not contain it any more. */
export function placeOfText(
  row: InstanceRow,
  connectionNames: ReadonlyMap<string, string>,
  text: string,
): InsideText | null {
  for (const each of insideTexts(row, connectionNames)) if (each.text === text) return each;
  return null;
}
