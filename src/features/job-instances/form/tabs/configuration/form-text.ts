import { isValidObject } from '@/domain/configuration/text/json-problem';

/**
 * True if the form can show a configuration: a JSON object, an empty text, or an empty array (PHP writes {} as "[]").
 */
export function isFormPossible(configuration: string): boolean {
  return isValidObject(configuration) || isNothing(configuration);
}

/** The JSON object that the form's fields edit; "{}" for an empty configuration. */
export function formText(configuration: string): string {
  return isNothing(configuration) ? '{}' : configuration;
}

const isNothing = (configuration: string): boolean => /^(?:\[\s*\])?$/.test(configuration.trim());
