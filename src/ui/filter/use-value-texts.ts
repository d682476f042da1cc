import { useCallback, useState } from 'react';
import type { Option, OptionSource } from '../pick/option';

/**
 * What the values of a filter are called: by the options that are all there, by `labelOf` for values that came from the
 * address, else as they were called when they were picked.
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

/** The values with one more, or without it when it was among them. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
