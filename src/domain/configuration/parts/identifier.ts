import * as z from 'zod/mini';
import { flag, requiredText, text, texts } from '../schema/field-types';
import { named, ofSystem } from '../schema/named-fields';
import { defaultOf } from '../schema/read-as';

/** Describes how a job builds the option names of one property of the asset service. */
export const identifierSchema = z.looseObject({
  label_attribute: named(requiredText(), ofSystem('attribute')),
  bynder_property: named(requiredText(), ofSystem('metaproperty')),
  locales: named(texts(), ofSystem('locale')),
  channel: named(text(), ofSystem('channel')),
  display_id: flag(),
  parent_dependency: flag(),
  locales_fallbacks: z._default(z.record(z.string(), named(z.string(), ofSystem('locale'))), {}),
});
export type Identifier = z.output<typeof identifierSchema>;

export const newIdentifier = (): Identifier => defaultOf(identifierSchema);

/**
 * Pairs of a locale and its fallback ("" for none). They cover each chosen locale, and each other locale that has a
 * fallback.
 */
export function localeFallbacks({ locales, locales_fallbacks: fallbacks }: Identifier): [string, string][] {
  const all = new Set([...locales, ...Object.keys(fallbacks)]);
  return [...all].map((locale) => [locale, Object.hasOwn(fallbacks, locale) ? (fallbacks[locale] ?? '') : '']);
}
