const ACCENTS = /\p{Mark}/gu;
const PLAIN = /^[ -~]*$/;

/** The text in lower case and without accents, for comparisons. */
export const foldText = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : text.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();
