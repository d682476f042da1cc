import { readAt, setAt } from '@/domain/configuration/text/configuration-text';
import type { InstanceFields } from '@/domain/instance';
import type { SeededRandom } from '../simulation/seeded-random';

/**
 * The places at which the model of drafts writes: two fields and, in the configuration, two keys and the name of a list
 * entry.
 */
export const PLACES = ['label', 'description', 'a', 'b', 'rule'] as const;
export type Place = (typeof PLACES)[number];

const RULES = ['rules'];
const NAME = [...RULES, 0, 'label'];

/** A configuration in which every place has its first text. */
export const FIRST_CONFIGURATION = JSON.stringify({
  a: 'a-0',
  b: 'b-0',
  rules: [{ label: 'rule-0', priority: 0, conditions: [], actions: [{ type: 'pattern', toField: 'name' }] }],
});

/** The field that a place belongs to. */
export const fieldOf = (place: Place): 'label' | 'description' | 'configuration' =>
  place === 'label' || place === 'description' ? place : 'configuration';

/** The changes that put a text at a place; null when the place is in a list entry that is missing. */
export function textAt(configuration: string, place: Place, text: string): Partial<InstanceFields> | null {
  if (place === 'label' || place === 'description') return { [place]: text };
  if (place !== 'rule') return { configuration: setAt(configuration, [place], text) };
  return rulesIn({ configuration }) === 0 ? null : { configuration: setAt(configuration, NAME, text) };
}

/**
 * A change of the list entry by another person: another name, other content, or a deletion. Null when there is no
 * entry.
 */
export function changedRule(random: SeededRandom, configuration: string, name: string): Partial<InstanceFields> | null {
  if (rulesIn({ configuration }) === 0) return null;
  if (random.chance(0.6)) return textAt(configuration, 'rule', name);
  const edited = setAt(configuration, [...RULES, 0, 'priority'], random.below(100));
  return { configuration: random.chance(0.6) ? edited : setAt(configuration, RULES, []) };
}

/**
 * The number of list entries. There must never be more than one, because the entry is only renamed, edited and deleted.
 */
export function rulesIn({ configuration }: Partial<InstanceFields>): number {
  const rules = readAt(configuration || '{}', RULES);
  return Array.isArray(rules) ? rules.length : 0;
}

/** The texts at all places; an empty text where there is none. */
export function placesOf(fields: Partial<InstanceFields>): Record<Place, string> {
  const { label, description, configuration } = fields;
  const at = (path: (string | number)[]): string => {
    const value = readAt(configuration || '{}', path);
    return typeof value === 'string' ? value : '';
  };
  return {
    label: (label ?? '').trim(),
    description: description ?? '',
    a: at(['a']),
    b: at(['b']),
    rule: at(NAME),
  };
}
