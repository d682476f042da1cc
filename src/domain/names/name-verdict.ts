import type { Name, AcceptedNames } from './name';
import type { NameListRow } from './name-list';
import { nearestName } from './nearest-name';
import { isStandardName, listedCode } from './standard-names';

/**
 * Whether a text is a name in the lists.
 * - `known`: a list has the name.
 * - `off`: a list has the name, but the system has switched it off.
 * - `unknown`: the lists are complete, and none has the name. `nearest` is the name that was probably meant, or null.
 *   `seenAt` says when a list last had the name; null if no list ever did.
 * - `unchecked`: a list is missing or incomplete, or the field also accepts other texts.
 */
export type NameVerdict =
  | { kind: 'known' }
  | { kind: 'unchecked' }
  | { kind: 'off' }
  | { kind: 'unknown'; readonly nearest: string | null; seenAt: number | null };

/**
 * Judges a text in a field that takes names.
 * @param rows the lists with the accepted names, one per connection; undefined for a list that this device lacks
 */
export function verdictOf(
  accepted: AcceptedNames,
  text: string,
  rows: readonly (NameListRow | undefined)[],
): NameVerdict {
  if (isStandardName(accepted.kind, text)) return { kind: 'known' };
  const code = listedCode(accepted.kind, text);
  const found = rows.flatMap((row) =>
    row === undefined ? [] : (codesOf(row.names).get(code) ?? codesOf(row.names).get(text) ?? []),
  );
  if (found.length > 0) return { kind: found.every(({ isOff }) => isOff === true) ? 'off' : 'known' };
  const isChecked = rows.length > 0 && rows.every((row) => row?.isComplete === true);
  if (!isChecked || accepted.isLoose === true) return { kind: 'unchecked' };
  const known = rows.flatMap((row) => row ?? []);
  const seen = known.flatMap(({ gone }) => gone.filter((each) => each.code === code)).map(({ seenAt }) => seenAt);
  return {
    kind: 'unknown',
    // Computed on demand, because it is slow with a long list.
    get nearest() {
      return nearestIn(known, code);
    },
    seenAt: seen.length === 0 ? null : Math.max(...seen),
  };
}

const codes = new WeakMap<readonly Name[], ReadonlyMap<string, Name>>();

function codesOf(names: readonly Name[]): ReadonlyMap<string, Name> {
  const known = codes.get(names) ?? new Map(names.map((name) => [name.code, name]));
  codes.set(names, known);
  return known;
}

const nearest = new WeakMap<readonly Name[], Map<string, string | null>>();

/**
 * The name that was probably meant by a text; null if there is none. The search runs only once for each text, because a
 * list may be long.
 */
function nearestIn(rows: readonly NameListRow[], text: string): string | null {
  const [first] = rows;
  const names = rows.length === 1 && first ? first.names : rows.flatMap((row) => row.names);
  const known = nearest.get(names) ?? new Map<string, string | null>();
  nearest.set(names, known);
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = nearestName(names, text)?.code ?? null;
  known.set(text, found);
  return found;
}
