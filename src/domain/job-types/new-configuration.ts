import { spelledKey } from '@/domain/configuration/legacy-keys';
import { defaultOf } from '@/domain/configuration/schema/read-as';
import { readAt, setAt } from '@/domain/configuration/text/configuration-text';
import { isValidObject } from '@/domain/configuration/text/json-problem';
import type { JobType } from './job-type';

/** The configuration of a new instance: exactly the keys of its form, with their defaults. */
export function newConfiguration(jobType: JobType): Record<string, unknown> {
  return defaultOf(jobType.schema);
}

/**
 * The configuration text that a job type starts with: the server's default configuration as it stands, with the keys of
 * the form that it lacks. A default that is no JSON object counts as empty.
 */
export function startConfiguration(jobType: JobType, defaultConf: string): string {
  const given = isValidObject(defaultConf) ? defaultConf : '{}';
  return Object.entries(newConfiguration(jobType)).reduce(
    (text, [key, value]) => (readAt(text, [spelledKey(text, key)]) === undefined ? setAt(text, [key], value) : text),
    given,
  );
}
