import { keyAsSpelledIn } from '@/domain/configuration/legacy-keys';
import { defaultOf } from '@/domain/configuration/schema/read-as';
import { readAt, setAt } from '@/domain/configuration/text/configuration-text';
import { isValidObject } from '@/domain/configuration/text/json-problem';
import type { JobType } from './job-type';

/** The configuration of a new instance: exactly the keys of its form, with their defaults. */
export function newConfiguration(jobType: JobType): Record<string, unknown> {
  return defaultOf(jobType.schema);
}

/**
 * The initial configuration text of a job type: the server's default configuration plus the form's keys that it lacks.
 * A default that is not a JSON object counts as empty.
 */
export function startConfiguration(jobType: JobType, defaultConf: string): string {
  const given = isValidObject(defaultConf) ? defaultConf : '{}';
  return Object.entries(newConfiguration(jobType)).reduce(
    (text, [key, value]) =>
      readAt(text, [keyAsSpelledIn(text, key)]) === undefined ? setAt(text, [key], value) : text,
    given,
  );
}
