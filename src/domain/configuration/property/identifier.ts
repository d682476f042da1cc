import * as z from 'zod/mini';
import { fieldErrors, type FieldErrors } from '../schema/field-errors';
import { flag, markedText, text, texts } from '../schema/field-types';
import { defaultOf } from '../schema/read-as';

/** How an option of an asset-service property is named. */
export const identifierSchema = z.looseObject({
  label_attribute: markedText(),
  bynder_property: markedText(),
  locales: texts(),
  channel: text(),
  display_id: flag(),
  parent_dependency: flag(),
  locales_fallbacks: z._default(z.record(z.string(), z.string()), {}),
});
export type Identifier = z.output<typeof identifierSchema>;

export const newIdentifier = (): Identifier => defaultOf(identifierSchema);

/** Types only: its two marked fields are insisted on by the server. */
export const validateIdentifier = (identifier: Identifier): FieldErrors => fieldErrors(identifierSchema, identifier);

/** The locales that a fallback can be given for, each with its fallback or "": the chosen ones and those that have one. */
export function localeFallbacks({ locales, locales_fallbacks: fallbacks }: Identifier): [string, string][] {
  const all = new Set([...locales, ...Object.keys(fallbacks)]);
  return [...all].map((locale) => [locale, Object.hasOwn(fallbacks, locale) ? (fallbacks[locale] ?? '') : '']);
}
