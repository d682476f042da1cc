import type { Option } from './option';

const MARKS = /\p{Mark}/gu;
const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** The options whose label or note contains the text, ignoring case and accents. */
export function matchOptions<Value extends string>(
  options: readonly Option<Value>[],
  text: string,
): readonly Option<Value>[] {
  const wanted = plain(text.trim());
  if (wanted === '') return options;
  return options.filter(({ label, note }) => plain(`${label} ${note ?? ''}`).includes(wanted));
}
