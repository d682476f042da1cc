/** The whole number above 0 that a text spells, such as an id in an address; null for any other text. */
export function positiveInteger(text: string | null | undefined): number | null {
  const number = Number(text ?? '');
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
