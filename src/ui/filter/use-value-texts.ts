import { useCallback, useState } from 'react';
import type { Option, OptionSource } from '../pick/option';

/**
 * Finds the label of a filter's value: in a complete list of options, else from `labelOf`, else the label that the
 * value had when the user picked it.
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
