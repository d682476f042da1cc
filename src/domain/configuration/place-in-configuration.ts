import type * as z from 'zod/mini';
import type { Violation } from '@/domain/problem';
import { instanceFieldOf } from '@/domain/instance-fields';
import type { InstanceField } from '@/domain/instance';
import { shopConnectionKey, pathAsSpelledIn } from './legacy-keys';
import { isKnownPath } from './schema/describe';
import { formatPath, isWithin, parsePropertyPath, type Path } from './schema/path';
import { readAt } from './text/configuration-text';

/** A violation at one path of a configuration. An empty message only says that the value is invalid. */
export interface PlacedViolation {
  path: Path;
  message: string;
  /** Whether an input shows the violation. If not, the card or section around the path shows it. */
  exact: boolean;
}

export interface PlacedInConfiguration {
  /**
   * The messages for each field of the job instance. A violation of a list item (`errorAlertEmails[1]`) belongs to the
   * list.
   */
  fields: Partial<Record<InstanceField, string[]>>;
  /** The violations that the JSON editor lists. Inputs and cards show most of them as well. */
  configuration: PlacedViolation[];
  /**
   * The violations that the form lists at the top, because no input or card shows them. The JSON editor may show them
   * too.
   */
  unmatched: Violation[];
}

/**
 * Finds out where to show the server's violations: at fields of the instance, at paths in the configuration, or above
 * the form.
 * @param schema the schema of the job type's configuration
 * @param text the text of the configuration
 */
export function placeInConfiguration(
  violations: readonly Violation[],
  schema: z.core.$ZodType,
  text: string,
): PlacedInConfiguration {
  const placed: PlacedInConfiguration = { fields: {}, configuration: [], unmatched: [] };
  for (const violation of violations) {
    const path = parsePropertyPath(violation.propertyPath);
    const field = fieldOf(path);
    const place = placeOf(path, schema, text);
    if (place !== null) placed.configuration.push({ ...place, message: violation.message });
    else if (field !== null) (placed.fields[field] ??= []).push(violation.message);
    else {
      placed.unmatched.push(violation);
      const inner = path.slice(1);
      if (path[0] === 'configuration') {
        placed.configuration.push({ path: inner, message: violation.message, exact: false });
      }
    }
  }
  return placed;
}

function fieldOf([first, ...rest]: Path): InstanceField | null {
  if (first === 'configuration' && rest.length > 0) return null;
  return instanceFieldOf(String(first)) ?? null;
}

/**
 * Where a violation is shown: at an input, or else at the nearest card or section around it. Null if there is no such
 * place.
 */
function placeOf(path: Path, schema: z.core.$ZodType, text: string): Omit<PlacedViolation, 'message'> | null {
  const inner = path[0] === 'configuration' ? path.slice(1) : path;
  const check = connectionOfCheck(inner, text);
  if (check !== null) return isKnownPath(schema, check) ? { path: inputPath(check, schema), exact: true } : null;
  const spelled = inputPath(pathAsSpelledIn(text, inner), schema);
  const [first] = spelled;
  if (first === undefined || !isKnownPath(schema, [first])) return null;
  // The user may have removed an item since the server checked the text. A violation of a removed item has no place.
  const missingDepth = spelled.findIndex(
    (segment, depth) => typeof segment === 'number' && isAbsent(text, spelled, depth),
  );
  if (missingDepth >= 0) return null;
  return { path: spelled, exact: isKnownPath(schema, spelled) };
}

/**
 * The path of the input that shows a value. In jobs that store the domain of a connection instead of its id, the input
 * of the connection has the path of the domain.
 */
function inputPath(path: Path, schema: z.core.$ZodType): Path {
  const domain = [...path, 'domain'];
  return isKnownPath(schema, domain) ? domain : path;
}

const isAbsent = (text: string, path: Path, depth: number): boolean =>
  readAt(text, path.slice(0, depth + 1)) === undefined;

/**
 * The server reports a failed connection check under a path whose first segment is `check_…`. Returns the path of the
 * checked connection; null for any other path. Only the first segment counts, because an entry may have an option whose
 * name starts with `check_`.
 */
function connectionOfCheck([name]: Path, text: string): Path | null {
  if (typeof name !== 'string' || !name.startsWith('check_')) return null;
  if (name.startsWith('check_akeneo')) return ['akeneo_connection'];
  if (name.startsWith('check_shop')) return [shopConnectionKey(text)];
  return ['bynder_connection'];
}

/** The messages of violations at exactly this path. */
export function messagesAt(placed: readonly PlacedViolation[], path: Path): string[] {
  const place = formatPath(path);
  return placed.filter((violation) => formatPath(violation.path) === place).map(({ message }) => message);
}

/** The lines about a list as a whole, such as a wrong type. They are shown above the list's entries. */
export const listLines = (placed: readonly PlacedViolation[], path: Path): CardLine[] =>
  messagesAt(placed, path).map((message) => ({ field: '', message }));

/**
 * A violation as one line of a card. An empty `field` means the entry itself; an empty message is shown as "invalid".
 */
export interface CardLine {
  field: string;
  message: string;
}

/** The lines about the entry at `path` and about everything inside it. */
export function cardLines(placed: readonly PlacedViolation[], path: Path): CardLine[] {
  return placed
    .filter((violation) => isWithin(violation.path, path))
    .map((violation) => ({ field: formatPath(violation.path.slice(path.length)), message: violation.message }));
}

/** The lines about the entry at `path` that no input in its editor shows. The editor lists them at the top. */
export const entryLines = (placed: readonly PlacedViolation[], path: Path): CardLine[] =>
  cardLines(
    placed.filter(({ exact, path: place }) => !exact || place.length === path.length),
    path,
  );

/**
 * Joins the messages of one input; null if there are none.
 * @param invalid the text that replaces an empty message
 */
export function joinMessages(messages: readonly string[], invalid: string): string | null {
  return messages.length === 0 ? null : messages.map((message) => message || invalid).join(' ');
}
