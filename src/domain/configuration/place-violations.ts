import type * as z from 'zod/mini';
import type { Violation } from '@/domain/problem';
import { INSTANCE_FIELDS } from '@/domain/instance-fields';
import type { InstanceField } from '@/domain/instance';
import { shopConnectionKey, spelledPath } from './legacy-keys';
import { isKnownPlace } from './schema/describe';
import { formatPath, isWithin, parsePropertyPath, type Path } from './schema/path';
import { readAt } from './text/configuration-text';

/** A complaint of the server about one place of a configuration; an empty message means only that it is invalid. */
export interface PlacedViolation {
  path: Path;
  message: string;
  /** Whether an input shows this place; else it belongs to the card or section around it. */
  exact: boolean;
}

export interface PlacedViolations {
  /** By field of the job instance; a list's complaints (`errorAlertEmails[1]`) stand at the list. */
  fields: Partial<Record<InstanceField, string[]>>;
  /** What the JSON editor lists; an input or a card shows most of them too. */
  configuration: PlacedViolation[];
  /** Shown above the form: nothing else on the screen stands for them, but perhaps the JSON editor. */
  unmatched: Violation[];
}

/** Fields whose complaints come under another name. */
const FIELD_NAMES: Record<string, InstanceField> = { company: 'companyCode' };

/**
 * Sorts the server's violations to where they can be seen: fields of the instance, places in the
 * configuration text, and those that nothing on the screen stands for. `schema` is the job type's.
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

/** Where in the configuration a path leads: to an input, or to the nearest thing around it that is there. */
function placeInConfiguration(
  path: Path,
  schema: z.core.$ZodType,
  text: string,
): Omit<PlacedViolation, 'message'> | null {
  const inner = path[0] === 'configuration' ? path.slice(1) : path;
  const check = connectionOfCheck(inner, text);
  if (check !== null) return isKnownPlace(schema, check) ? { path: check, exact: true } : null;
  const spelled = spelledPath(text, inner);
  const [first] = spelled;
  if (first === undefined || !isKnownPlace(schema, [first])) return null;
  // An item that the text no longer has cannot show anything.
  const missing = spelled.findIndex((segment, depth) => typeof segment === 'number' && isAbsent(text, spelled, depth));
  if (missing >= 0) return null;
  return { path: spelled, exact: isKnownPlace(schema, spelled) };
}

const isAbsent = (text: string, path: Path, depth: number): boolean =>
  readAt(text, path.slice(0, depth + 1)) === undefined;

/** The connection that a check of the server is about; null for another path. */
function connectionOfCheck(path: Path, text: string): Path | null {
  const name = path.find((segment) => typeof segment === 'string' && segment.startsWith('check_'));
  if (typeof name !== 'string') return null;
  if (name.startsWith('check_akeneo')) return ['akeneo_connection'];
  if (name.startsWith('check_shop')) return [shopConnectionKey(text)];
  return ['bynder_connection'];
}

/** The messages of one input. */
export function messagesAt(placed: readonly PlacedViolation[], path: Path): string[] {
  const place = formatPath(path);
  return placed.filter((violation) => formatPath(violation.path) === place).map(({ message }) => message);
}

/** One line of a card; an empty message is shown as 'invalid', an empty field stands for the entry itself. */
export interface CardLine {
  field: string;
  message: string;
}

/** What a card says about everything inside its entry, as `field: message`. */
export function cardLines(placed: readonly PlacedViolation[], path: Path): CardLine[] {
  return placed
    .filter((violation) => isWithin(violation.path, path))
    .map((violation) => ({ field: formatPath(violation.path.slice(path.length)), message: violation.message }));
}

/** The complaints inside an entry that none of its inputs shows; its editor lists them on top. */
export const entryLines = (placed: readonly PlacedViolation[], path: Path): CardLine[] =>
  cardLines(
    placed.filter(({ exact, path: place }) => !exact || place.length === path.length),
    path,
  );
