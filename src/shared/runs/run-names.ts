import type { StepRow } from '@/domain/execution';
import type { Formatters } from '@/i18n/format/use-format';
import { i18n } from '@/i18n/start-i18n';
import { visible } from '@/lib/text/visible-text';
import { counterName } from './counter-name';

/**
 * The name of a step in the current language. Returns the server's English name for an unknown step, and for every step
 * until the `run` texts are loaded; a dash for a step without a name.
 */
export function stepText(name: string): string {
  return knownText(`step.${name}`) ?? visible(name) ?? '–';
}

/** The name of a step's counter in the current language ("mis à jour"). An unknown counter keeps its English words. */
export function counterText(name: string): string {
  const words = counterName(name);
  return knownText(`counter.${words}`) ?? words;
}

// Not `t`, which would interpret a colon or braces in a name from the server.
function knownText(key: string): string | undefined {
  const text: unknown = i18n.getResource(i18n.language, 'run', key);
  return typeof text === 'string' ? text : undefined;
}

/** The value of a step's counter as text. */
export const counterValue = (value: StepRow['summary'][string], format: Pick<Formatters, 'number'>): string =>
  typeof value === 'number' ? format.number(value) : String(value ?? '–');
