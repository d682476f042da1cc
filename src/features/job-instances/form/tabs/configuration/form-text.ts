import { countAt } from '@/domain/configuration/text/configuration-text';
import { configurationProblem, isValidObject } from '@/domain/configuration/text/json-problem';

/** Whether the form can show a configuration: an object, or nothing yet, which PHP also spells "[]". */
export function isFormPossible(configuration: string): boolean {
  return isValidObject(configuration) || isNothing(configuration);
}

/** The text that the form's fields edit. */
export function formText(configuration: string): string {
  return isNothing(configuration) ? '{}' : configuration;
}

function isNothing(configuration: string): boolean {
  if (configuration.trim() === '') return true;
  const isList = configurationProblem(configuration)?.code === 'notAnObject' && configuration.trim().startsWith('[');
  return isList && countAt(configuration, []) === 0;
}
