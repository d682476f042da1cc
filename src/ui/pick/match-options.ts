import { foldText } from '@/lib/text/fold-text';
import type { Option } from './option';

/** The options whose label or note contains the text, ignoring case and accents. */
export function matchOptions<Value extends string>(
  options: readonly Option<Value>[],
  text: string,
): readonly Option<Value>[] {
  const wanted = foldText(text.trim());
  if (wanted === '') return options;
  return options.filter(({ label, note }) => foldText(`${label} ${note ?? ''}`).includes(wanted));
}
