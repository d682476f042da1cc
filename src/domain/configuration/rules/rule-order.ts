import type { Rule } from './rule';

export type PriorityOrder = 'none' | 'ascending' | 'descending';

const NEXT: Record<PriorityOrder, PriorityOrder> = { none: 'ascending', ascending: 'descending', descending: 'none' };

/** The order that a click on the priority column's head leads to. */
export const nextPriorityOrder = (order: PriorityOrder): PriorityOrder => NEXT[order];

/**
 * The indexes of the rules in the order they are shown. The configuration itself keeps its order; rules of the same
 * priority stay as they stand in it.
 */
export function ruleOrder(rules: readonly Pick<Rule, 'priority'>[], order: PriorityOrder): number[] {
  const indexes = rules.map((_, index) => index);
  if (order === 'none') return indexes;
  const sign = order === 'ascending' ? 1 : -1;
  const priorityOf = (index: number): number => rules[index]?.priority ?? 0;
  return indexes.sort((a, b) => sign * (priorityOf(a) - priorityOf(b)));
}
