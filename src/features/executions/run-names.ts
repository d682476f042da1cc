import { i18n } from '@/i18n/start-i18n';
import { counterName } from './view/steps/counter-name';

/**
 * The name of a step in the current language; the server's own for a step that is not among the known ones. In English
 * until the texts of the analysis are loaded.
 */
export function stepText(name: string): string {
  return knownText(`step.${name}`) ?? name;
}

/** The name of a counter of a step in the current language: "read", "mis à jour"; its words if it is not a known one. */
export function counterText(name: string): string {
  const words = counterName(name);
  return knownText(`counter.${words}`) ?? words;
}

// Not by `t`, which would read a colon or braces in a name from the server as its own syntax.
function knownText(key: string): string | undefined {
  const text: unknown = i18n.getResource(i18n.language, 'run', key);
  return typeof text === 'string' ? text : undefined;
}
