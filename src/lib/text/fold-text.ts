const ACCENTS = /\p{Mark}/gu;
const PLAIN = /^[ -~]*$/;

/** A text for comparison, without case and accents. */
export const foldText = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : text.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();
