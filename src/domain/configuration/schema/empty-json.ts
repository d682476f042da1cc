/** Nothing, an empty text, an empty object or an empty list. */
export function isEmptyJson(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
