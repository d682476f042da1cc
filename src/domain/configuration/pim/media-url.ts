import * as z from 'zod/mini';
import { text } from '../schema/field-types';
import { defaultOf } from '../schema/read-as';
import { named } from '../schema/named-fields';
import { mappedAttribute } from './mapped-attribute';

/** One media URL of a mapping: the derivative (`bynderMetadata`) whose URL is written to an attribute. */
export const mediaUrlSchema = z.looseObject({ bynderMetadata: text(), attribute: named(text(), mappedAttribute) });
export type MediaUrl = z.output<typeof mediaUrlSchema>;

export const newMediaUrl = (): MediaUrl => defaultOf(mediaUrlSchema);

/** Whether both fields of a media URL are empty. If so, the form opens its card automatically. */
export const isBlankMediaUrl = ({ bynderMetadata, attribute }: MediaUrl): boolean =>
  bynderMetadata === '' && attribute === '';

/** What a media URL's card shows while it is collapsed. */
export const mediaUrlSummary = ({ bynderMetadata, attribute }: MediaUrl): { from: string; to: string } => ({
  from: bynderMetadata,
  to: attribute,
});
