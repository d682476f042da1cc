import type * as z from 'zod/mini';
import { namedFields, type NamedField } from '../configuration/schema/named-fields';
import { valueAt, type Path } from '../configuration/schema/path';
import type { AcceptedNames } from '../names/name';
import { nameListKey, type NameListRow } from '../names/name-list';
import { listsFor, type NameSources } from '../names/name-sources';
import { nameType, type NameType } from '../names/name-type';
import { verdictOf } from '../names/name-verdict';
import { isRecord } from '@/lib/json';
import { finding, type Finding, type Weight } from './finding';

/** The lists of names on this device. */
export interface NameClues {
  sources: NameSources;
  /** The rows of the lists, by the key of the list. */
  rows: ReadonlyMap<string, NameListRow>;
}

/** How many names were checked, and how many could not be checked. */
export interface CheckedNames {
  checked: number;
  /**
   * Names that could not be checked, because a list is missing on this device or incomplete. Options, and names in
   * fields that also accept other texts, are not counted.
   */
  unchecked: number;
  /** When the oldest of the used lists was read: milliseconds, device clock; null if no list was used. */
  readAt: number | null;
}

/** Checks every name in a configuration against the lists on this device. */
export function checkNames(
  schema: z.core.$ZodObject,
  configuration: Record<string, unknown>,
  clues: NameClues,
): { findings: Finding[]; counts: CheckedNames } {
  const fields = namedFields(schema, configuration);
  const counts = { checked: 0, unchecked: 0 };
  const used = new Set<NameListRow>();
  const findings = fields.flatMap(({ accepted, texts }) =>
    texts.flatMap(({ path, text }): Finding[] => {
      if (accepted === null) return [];
      const rows = listsFor(accepted, clues.sources).map((list) => clues.rows.get(nameListKey(list)));
      const verdict = verdictOf(accepted, text, rows);
      if (verdict.kind === 'unchecked') {
        if (accepted.isLoose !== true && accepted.kind !== 'option') counts.unchecked++;
        return [];
      }
      counts.checked++;
      for (const row of rows) if (row !== undefined) used.add(row);
      if (verdict.kind === 'known') return [];
      if (verdict.kind === 'off') return [finding({ kind: 'nameOff', text, accepted }, 'wrong', 'configuration', path)];
      const count = rows.reduce((sum, row) => sum + (row?.names.length ?? 0), 0);
      const { nearest, seenAt } = verdict;
      return [
        finding(
          { kind: 'unknownName', text, accepted, seenAt, count },
          weightOf(accepted),
          'configuration',
          path,
          nearest,
        ),
      ];
    }),
  );
  const ages = [...used].flatMap(({ readAt }) => readAt ?? []);
  return {
    findings: [...findings, ...otherTypes(fields, configuration, clues)],
    counts: { ...counts, readAt: ages.length === 0 ? null : Math.min(...ages) },
  };
}

/**
 * How serious an unknown name is. An unknown metaproperty may be right, because the asset service has fields that no
 * list contains.
 */
const weightOf = ({ kind }: AcceptedNames): Weight => (kind === 'metaproperty' ? 'doubtful' : 'wrong');

/** The property types that write text. */
const WRITES_TEXT = new Set<unknown>(['pattern', 'extract_regex']);
/** The types of attributes that take no text. */
const TAKES_NO_TEXT = new Set<NameType>(['number', 'flag', 'date', 'price', 'measure']);

/** Findings about metadata mappings that write text or options to an attribute whose type does not take them. */
function otherTypes(fields: readonly NamedField[], configuration: unknown, { sources, rows }: NameClues): Finding[] {
  return fields.flatMap(({ path, accepted, texts }): Finding[] => {
    const [text] = texts;
    if (accepted === null || text === undefined || path.at(-1) !== 'attribute' || path.at(-3) !== 'metadata') return [];
    const owner = valueAt(configuration, path.slice(0, -1));
    const propertyType = isRecord(owner) ? owner['property_type'] : undefined;
    const found = listsFor(accepted, sources).flatMap(
      (list) => rows.get(nameListKey(list))?.names.filter(({ code }) => code === text.text) ?? [],
    );
    const type = nameType(found[0]?.type ?? null);
    if (type === null || found.length !== 1) return [];
    const place: Path = [...path.slice(0, -1), 'property_type'];
    const fact = { kind: 'otherType', code: text.text, type } as const;
    if (WRITES_TEXT.has(propertyType) && TAKES_NO_TEXT.has(type))
      return [finding(fact, 'doubtful', 'configuration', place, 'simple')];
    const isOption = type === 'option' || type === 'options' || type === 'entity';
    return propertyType === 'option_sync' && !isOption ? [finding(fact, 'doubtful', 'configuration', place)] : [];
  });
}
