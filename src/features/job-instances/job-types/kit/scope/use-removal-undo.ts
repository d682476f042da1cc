import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Path } from '@/domain/configuration/schema/path';
import { countAt, insertAt, setRawAt } from '@/domain/configuration/text/configuration-text';
import { offerUndo } from '@/ui/overlay/undo';
import { useJsonScope } from './json-scope';

/** An entry that was removed from a list in a JSON text. */
export interface RemovedEntry {
  /** The path of the list. */
  path: Path;
  index: number;
  /** The JSON text of the entry. */
  raw: string;
}

/** Puts a removed entry back at its old index, or at the end if the list has become too short. */
export function withRemoved(text: string, { path, index, raw }: RemovedEntry): string {
  const place = Math.min(index, countAt(text, path));
  return setRawAt(insertAt(text, path, place, null), [...path, place], raw);
}

/** Returns a function that offers to put a removed entry back. The offer ends when the calling component unmounts. */
export function useRemovalUndo(): (name: string, removed: RemovedEntry) => void {
  const { t } = useTranslation('job-forms');
  const { edit } = useJsonScope();
  const latest = useRef(edit);
  useEffect(() => {
    latest.current = edit;
  });
  const offers = useRef<(() => void)[]>([]);
  useEffect(() => {
    const own = offers.current;
    return () => {
      for (const withdraw of own) withdraw();
    };
  }, []);
  return useCallback(
    (name, removed) => {
      const withdraw = offerUndo({
        text: t('entry.removed', { name }),
        label: t('action.undo', { ns: 'common' }),
        undo: () => latest.current((text) => withRemoved(text, removed)),
      });
      offers.current.push(withdraw);
    },
    [t],
  );
}
