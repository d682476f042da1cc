import { defaultOf } from '@/domain/configuration/schema/read-as';
import type { JobType } from './job-type';

/** The configuration of a new instance: exactly the keys that the form of its job edits, with their defaults. */
export function newConfiguration(jobType: JobType): Record<string, unknown> {
  return defaultOf(jobType.schema);
}
