import { isValidObject } from '@/domain/configuration/text/json-problem';

/**
 * True if the form can show a configuration: a JSON object, an empty text, or an empty array (PHP writes {} as "[]").
 */
export function isFormPossible(configuration: string): boolean {
  return isValidObject(configuration) || isNothing(configuration);
}

/** The JSON text that the fields of the form edit: the configuration, or "{}" if it is empty. */
export function formText(configuration: string): string {
  return isNothing(configuration) ? '{}' : configuration;
}

const isNothing = (configuration: string): boolean => /^(?:\[\s*\])?$/.test(configuration.trim());
