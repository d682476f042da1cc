import { useRef } from 'react';
import type { Path } from '@/domain/configuration/schema/path';
import { rawAt, readAt, setAt, setRawAt } from '@/domain/configuration/text/configuration-text';
import { useJsonScope } from '../kit/json-scope';

/**
 * A part of the text that is null while it is switched off. Switched on it starts with `initial`, or as it was when it
 * was last switched off here.
 */
export function useToggledAt(path: Path, initial: () => unknown): [isOn: boolean, toggle: (on: boolean) => void] {
  const { text, edit } = useJsonScope();
  const last = useRef<string | null>(null);
  const isOn = (readAt(text, path) ?? null) !== null;
  const toggle = (on: boolean): void => {
    const before = last.current;
    if (!on) last.current = rawAt(text, path) ?? null;
    edit((newest) => {
      if (!on) return setAt(newest, path, null);
      return before === null ? setAt(newest, path, initial()) : setRawAt(newest, path, before);
    });
  };
  return [isOn, toggle];
}
