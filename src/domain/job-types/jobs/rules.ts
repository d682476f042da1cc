import * as z from 'zod/mini';
import { ruleSchema } from '@/domain/configuration/rules/rule';
import { list } from '@/domain/configuration/schema/field-types';
import { jobType } from '../job-type';

export const rulesSchema = z.looseObject({ rules: list(ruleSchema) });

export const rules = jobType('bynder_rules', 'rules', rulesSchema);
