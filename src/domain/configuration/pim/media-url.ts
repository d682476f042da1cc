import * as z from 'zod/mini';
import { text } from '../schema/field-types';
import { defaultOf } from '../schema/read-as';

/** One media URL of a mapping: which derivative goes into which attribute. */
export const mediaUrlSchema = z.looseObject({ bynderMetadata: text(), attribute: text() });
export type MediaUrl = z.output<typeof mediaUrlSchema>;

export const newMediaUrl = (): MediaUrl => defaultOf(mediaUrlSchema);

/** Whether its card opens by itself. */
export const isBlankMediaUrl = ({ bynderMetadata, attribute }: MediaUrl): boolean =>
  bynderMetadata === '' && attribute === '';

/** What its collapsed card says. */
export const mediaUrlSummary = ({ bynderMetadata, attribute }: MediaUrl): { from: string; to: string } => ({
  from: bynderMetadata,
  to: attribute,
});
