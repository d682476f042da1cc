import { notFound } from '../http/problem';

const largest = 2_147_483_647;

/** The id in a path as a number. Throws a 404 for any other text, as API Platform does. */
export function numericId(text: string | undefined): number {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  if (id < 1 || id > largest) throw notFound();
  return id;
}
