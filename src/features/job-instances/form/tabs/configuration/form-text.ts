import { isValidObject } from '@/domain/configuration/text/json-problem';

/** Whether the form can show a configuration: an object, or an empty one, which PHP also writes as "[]". */
export function isFormPossible(configuration: string): boolean {
  return isValidObject(configuration) || isNothing(configuration);
}

/** The text that the form's fields edit. */
export function formText(configuration: string): string {
  return isNothing(configuration) ? '{}' : configuration;
}

const isNothing = (configuration: string): boolean => /^(?:\[\s*\])?$/.test(configuration.trim());
