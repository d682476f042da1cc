import * as z from 'zod/mini';
import { flag, requiredText, text, texts } from '../schema/field-types';
import { named, anyNameOf } from '../schema/named-fields';
import { defaultOf } from '../schema/read-as';

/** Describes how a job builds the option names of one property of the asset service. */
export const identifierSchema = z.looseObject({
  label_attribute: named(requiredText(), anyNameOf('attribute')),
  bynder_property: named(requiredText(), anyNameOf('metaproperty')),
  locales: named(texts(), anyNameOf('locale')),
  channel: named(text(), anyNameOf('channel')),
  display_id: flag(),
  parent_dependency: flag(),
  locales_fallbacks: z._default(z.record(z.string(), named(z.string(), anyNameOf('locale'))), {}),
});
export type Identifier = z.output<typeof identifierSchema>;

export const newIdentifier = (): Identifier => defaultOf(identifierSchema);

/**
 * Pairs of a locale and its fallback ("" for none). They cover every chosen locale, and also every other locale that
 * has a fallback.
 */
export function localeFallbacks({ locales, locales_fallbacks: fallbacks }: Identifier): [string, string][] {
  const all = new Set([...locales, ...Object.keys(fallbacks)]);
  return [...all].map((locale) => [locale, Object.hasOwn(fallbacks, locale) ? (fallbacks[locale] ?? '') : '']);
}
