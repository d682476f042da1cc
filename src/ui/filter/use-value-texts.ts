import { useCallback, useState } from 'react';
import type { Option, OptionSource } from '../pick/option';

/**
 * Labels of a filter's values: from a complete list of options, from `labelOf` for values from the URL, else the label
 * at the time of picking.
 */
export function useValueTexts(source: OptionSource, labelOf?: (value: string) => string | undefined) {
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const rememberText = useCallback(
    ({ value, label }: Option) => setPicked((before) => new Map(before).set(value, label)),
    [],
  );
  const textOf = (value: string): string =>
    source.options?.find((option) => option.value === value)?.label ?? labelOf?.(value) ?? picked.get(value) ?? value;
  return { textOf, rememberText };
}
