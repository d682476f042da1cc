import * as z from 'zod/mini';
import { factsOf, type CardSummary } from '../parts/card-summary';
import { conditions } from '../parts/filter';
import { listOf, number, text } from '../schema/field-types';
import { actionSchema } from './action';

/** Actions for the assets that meet the conditions. */
export const ruleSchema = z.looseObject({
  label: text(),
  priority: number(0),
  ...conditions(),
  ...listOf('actions', actionSchema),
});
export type Rule = z.output<typeof ruleSchema>;

/** Whether a rule has no actions. If so, the form opens its editor automatically. */
export const isBlankRule = ({ actions }: Rule): boolean => actions.length === 0;

export function ruleSummary({ label, priority, conditions, actions }: Rule): CardSummary {
  return { title: label, facts: factsOf({ priority, conditions, actions }) };
}
