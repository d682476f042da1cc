import { isBlankRule, newRule, ruleSchema, ruleSummary, validateRule } from '@/domain/configuration/rules/rule';
import { readAs } from '@/domain/configuration/schema/read-as';
import type { EntryKind } from '../kit/entry-kind';
import { RuleFields } from './rule-fields';

const read = (entry: unknown) => readAs(ruleSchema, entry);

export const RULE: EntryKind = {
  name: 'rule',
  schema: ruleSchema,
  create: newRule,
  isBlank: (entry) => isBlankRule(read(entry)),
  summary: (entry) => ruleSummary(read(entry)),
  validate: (entry) => validateRule(read(entry)),
  Fields: RuleFields,
};
