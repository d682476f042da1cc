import { useEffect, useState } from 'react';
import { isSearchable } from '@/lib/text/storable-text';
import { matchOptions } from '../match-options';
import type { Option, OptionSource } from '../option';

/** Wait after the last key before a search is sent. */
const PAUSE_MS = 250;

export interface OptionsState {
  state: 'ready' | 'searching' | 'failed';
  options: readonly Option[];
}

/** The options for what is typed: filtered here, or searched after a pause. While searching, the last ones stay. */
export function useOptions({ options, search }: OptionSource, text: string): OptionsState {
  const [found, setFound] = useState<OptionsState>({ state: 'searching', options: [] });
  useEffect(() => {
    if (search === undefined) return;
    const abort = new AbortController();
    const run = async (): Promise<void> => {
      setFound((before) => ({ state: 'searching', options: before.options }));
      try {
        const answer = isSearchable(text) ? await search(text, abort.signal) : [];
        if (!abort.signal.aborted) setFound({ state: 'ready', options: answer });
      } catch {
        if (!abort.signal.aborted) setFound({ state: 'failed', options: [] });
      }
    };
    const timer = setTimeout(() => void run(), text === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, text]);
  return options === undefined ? found : { state: 'ready', options: matchOptions(options, text) };
}
