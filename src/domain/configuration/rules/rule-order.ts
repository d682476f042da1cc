import type { Rule } from './rule';

export type PriorityOrder = 'none' | 'ascending' | 'descending';

const NEXT: Record<PriorityOrder, PriorityOrder> = { none: 'ascending', ascending: 'descending', descending: 'none' };

/** The order after a click on the header of the priority column. */
export const nextPriorityOrder = (order: PriorityOrder): PriorityOrder => NEXT[order];

/**
 * The indexes of the rules in display order. Rules of equal priority stay in the order of the configuration, which
 * itself does not change.
 */
export function ruleOrder(rules: readonly Pick<Rule, 'priority'>[], order: PriorityOrder): number[] {
  const indexes = rules.map((_, index) => index);
  if (order === 'none') return indexes;
  const sign = order === 'ascending' ? 1 : -1;
  const priorityOf = (index: number): number => rules[index]?.priority ?? 0;
  return indexes.sort((a, b) => sign * (priorityOf(a) - priorityOf(b)));
}
