import { notFound } from '../http/problem';

const largest = 2_147_483_647;

/** The number in a path; anything else is a 404, as in API Platform. */
export function numericId(text: string | undefined): number {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  if (id < 1 || id > largest) throw notFound();
  return id;
}
