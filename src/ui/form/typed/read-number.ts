/** Reads a typed number, with a point or a comma. Null for an empty text, undefined for a text that is not a number. */
export function readNumber(text: string): number | null | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(trimmed) ? Number(trimmed) : undefined;
}
