import { notFound } from '../http/problem';

const largest = 2_147_483_647;

/** The number in a path; what is no number is a 404, as API Platform answers. */
export function numericId(text: string | undefined): number {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  if (id < 1 || id > largest) throw notFound();
  return id;
}
