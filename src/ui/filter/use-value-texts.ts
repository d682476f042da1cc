import { useCallback, useState } from 'react';
import type { Option, OptionSource } from '../pick/option';

/**
 * `textOf` returns the label of a filter's value. It takes the first that exists: the label in a complete list of
 * options, the result of `labelOf`, the label that `rememberText` stored when the user picked the value, or the value
 * itself.
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
