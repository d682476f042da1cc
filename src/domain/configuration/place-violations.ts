import type * as z from 'zod/mini';
import type { Violation } from '@/domain/problem';
import { INSTANCE_FIELDS } from '@/domain/instance-fields';
import type { InstanceField } from '@/domain/instance';
import { shopConnectionKey, pathAsSpelledIn } from './legacy-keys';
import { isKnownPath } from './schema/describe';
import { formatPath, isWithin, parsePropertyPath, type Path } from './schema/path';
import { readAt } from './text/configuration-text';

/** A violation at one path of a configuration; an empty message only means "invalid". */
export interface PlacedViolation {
  path: Path;
  message: string;
  /** Whether an input shows this path. If not, the card or section around it shows the violation. */
  exact: boolean;
}

export interface PlacedViolations {
  /** By field of the job instance. Violations of list items (`errorAlertEmails[1]`) belong to the list. */
  fields: Partial<Record<InstanceField, string[]>>;
  /** Listed in the JSON editor; inputs and cards show most of them as well. */
  configuration: PlacedViolation[];
  /** Shown above the form, because no input or card shows them (the JSON editor may). */
  unmatched: Violation[];
}

/** The fields for which violations use another name. */
const FIELD_NAMES: Record<string, InstanceField> = { company: 'companyCode' };

/**
 * Assigns the server's violations to fields of the instance, to paths in the configuration text, or to no visible
 * input. `schema` is the job type's.
 */
export function placeViolations(
  violations: readonly Violation[],
  schema: z.core.$ZodType,
  text: string,
): PlacedViolations {
  const placed: PlacedViolations = { fields: {}, configuration: [], unmatched: [] };
  for (const violation of violations) {
    const path = parsePropertyPath(violation.propertyPath);
    const field = fieldOf(path);
    const place = placeInConfiguration(path, schema, text);
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
  const name = String(first);
  const field = Object.hasOwn(FIELD_NAMES, name) ? FIELD_NAMES[name] : name;
  return INSTANCE_FIELDS.find((input) => input === field) ?? null;
}

/** The path where a violation is shown: its input, or the nearest card or section around it; null if there is none. */
function placeInConfiguration(
  path: Path,
  schema: z.core.$ZodType,
  text: string,
): Omit<PlacedViolation, 'message'> | null {
  const inner = path[0] === 'configuration' ? path.slice(1) : path;
  const check = connectionOfCheck(inner, text);
  if (check !== null) return isKnownPath(schema, check) ? { path: inputOf(check, schema), exact: true } : null;
  const spelled = inputOf(pathAsSpelledIn(text, inner), schema);
  const [first] = spelled;
  if (first === undefined || !isKnownPath(schema, [first])) return null;
  // An item that is no longer in the text cannot show a violation.
  const missingDepth = spelled.findIndex(
    (segment, depth) => typeof segment === 'number' && isAbsent(text, spelled, depth),
  );
  if (missingDepth >= 0) return null;
  return { path: spelled, exact: isKnownPath(schema, spelled) };
}

/** The path of the input that shows a connection. Some jobs store the connection's domain instead of its id. */
function inputOf(path: Path, schema: z.core.$ZodType): Path {
  const domain = [...path, 'domain'];
  return isKnownPath(schema, domain) ? domain : path;
}

const isAbsent = (text: string, path: Path, depth: number): boolean =>
  readAt(text, path.slice(0, depth + 1)) === undefined;

/** The path of the connection that a server-side check (`check_…`) refers to; null for any other path. */
function connectionOfCheck(path: Path, text: string): Path | null {
  const name = path.find((segment) => typeof segment === 'string' && segment.startsWith('check_'));
  if (typeof name !== 'string') return null;
  if (name.startsWith('check_akeneo')) return ['akeneo_connection'];
  if (name.startsWith('check_shop')) return [shopConnectionKey(text)];
  return ['bynder_connection'];
}

/** The messages at exactly this path. */
export function messagesAt(placed: readonly PlacedViolation[], path: Path): string[] {
  const place = formatPath(path);
  return placed.filter((violation) => formatPath(violation.path) === place).map(({ message }) => message);
}

/** The violations of a list itself, such as a wrong type, which are shown above its entries. */
export const listLines = (placed: readonly PlacedViolation[], path: Path): CardLine[] =>
  messagesAt(placed, path).map((message) => ({ field: '', message }));

/** One line of a card. An empty message is shown as 'invalid'; an empty field means the entry itself. */
export interface CardLine {
  field: string;
  message: string;
}

/** The violations inside a card's entry, as `field: message`. */
export function cardLines(placed: readonly PlacedViolation[], path: Path): CardLine[] {
  return placed
    .filter((violation) => isWithin(violation.path, path))
    .map((violation) => ({ field: formatPath(violation.path.slice(path.length)), message: violation.message }));
}

/** The violations inside an entry that none of its inputs shows. Its editor lists them at the top. */
export const entryLines = (placed: readonly PlacedViolation[], path: Path): CardLine[] =>
  cardLines(
    placed.filter(({ exact, path: place }) => !exact || place.length === path.length),
    path,
  );
