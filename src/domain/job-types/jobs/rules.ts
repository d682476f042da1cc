import * as z from 'zod/mini';
import { ruleSchema } from '@/domain/configuration/rules/rule';
import { listOf } from '@/domain/configuration/schema/field-types';
import { jobType } from '../job-type';

export const rulesSchema = z.looseObject({ ...listOf('rules', ruleSchema) });

export const rules = jobType('bynder_rules', 'rules', rulesSchema);
