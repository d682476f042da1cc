import { FilePen, Play } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '@/data/drafts/use-drafts';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import type { SearchIndex } from '@/domain/search/search-index';
import { wordsOf } from '@/domain/search/search-words';
import { TextIndex, type SearchHit } from '@/domain/search/text-index';
import { draftAddress, draftStatus } from '@/shared/draft-state/draft-status';
import { useDraftName } from '@/shared/draft-state/use-draft-name';
import type { PaletteItem } from './palette-item';
import type { Commands } from './use-commands';

/** A launch that was chosen in the palette. */
export interface LaunchChoice {
  code: string;
  delta: boolean;
  /** The action in words: "Launch delta: Packshots to the PIM". */
  action: string;
  company: string | null;
}

/** At most this many found integrations get rows that launch them; twice as many if the text asks for launches. */
const MAX_LAUNCHES = 2;

/**
 * Returns a function that makes the rows for launching the found integrations. The function makes no rows if the person
 * may not launch. Its argument `isAsked` is true if the text asks for launches. If so, there are more rows, and also
 * rows for full launches.
 */
export function useLaunchItems(
  index: SearchIndex,
  onLaunch: (choice: LaunchChoice) => void,
): (hits: readonly SearchHit[], isAsked: boolean) => PaletteItem[] {
  const { t } = useTranslation('palette');
  const { operate, superAdmin } = usePermissions();
  const online = useOnline();
  return useMemo(() => {
    const launch = ({ id: code, words, rank }: SearchHit, delta: boolean): PaletteItem[] => {
      const known = index.instance(code);
      if (!operate || known?.enabled !== true) return [];
      const company = superAdmin ? known.company : null;
      const action = t(delta ? 'launch.delta' : 'launch.full', { label: known.label });
      return [
        {
          key: `launch:${delta ? 'delta' : 'full'}:${code}`,
          icon: Play,
          title: action,
          words,
          rank,
          note: online ? company : t('needsConnection'),
          opens: { run: () => onLaunch({ code, delta, action, company }) },
          disabledReason: online ? null : t('needsConnection'),
        },
      ];
    };
    return (hits, isAsked) => {
      const first = hits.slice(0, isAsked ? 2 * MAX_LAUNCHES : MAX_LAUNCHES);
      return first.flatMap((hit) => [...launch(hit, true), ...(isAsked ? launch(hit, false) : [])]);
    };
  }, [t, operate, superAdmin, online, index, onLaunch]);
}

/** The typed text without the words that mean a launch, such as "launch" and "delta"; null if it has no such words. */
export function useLaunchText(text: string): string | null {
  const { t } = useTranslation('palette');
  return useMemo(() => {
    const verbs = wordsOf(`${t('launch.delta', { label: '' })} ${t('launch.full', { label: '' })}`);
    const isVerb = (word: string): boolean => word.length > 2 && verbs.some((verb) => verb.startsWith(word));
    const words = wordsOf(text);
    const rest = words.filter((word) => !isVerb(word));
    return rest.length === words.length ? null : rest.join(' ');
  }, [t, text]);
}

/** The rows for the screens, actions and drafts whose titles match a text. */
export function useCommandItems(
  text: string,
  { screens, actions }: Commands,
): { screens: PaletteItem[]; actions: PaletteItem[]; drafts: PaletteItem[] } {
  return {
    screens: useMatching(screens, text),
    actions: useMatching(actions, text),
    drafts: useMatching(useDraftItems(), text),
  };
}

type Unranked = Omit<PaletteItem, 'words' | 'rank' | 'note'> & { note?: string | null };

function useMatching(all: readonly Unranked[], text: string): PaletteItem[] {
  const { index, byKey } = useMemo(() => {
    const titles = new TextIndex();
    for (const { key, title } of all) titles.put({ id: key, name: title });
    return { index: titles, byKey: new Map(all.map((item) => [item.key, item])) };
  }, [all]);
  return useMemo(
    () =>
      index.find(text).flatMap(({ id, words, rank }) => {
        const item = byKey.get(id);
        return item === undefined ? [] : [{ note: null, ...item, words, rank }];
      }),
    [index, byKey, text],
  );
}

function useDraftItems(): Unranked[] {
  const drafts = useDrafts();
  const nameOf = useDraftName();
  return useMemo(
    () =>
      (drafts ?? []).map((draft) => ({
        key: `draft:${draft.id}`,
        icon: FilePen,
        title: nameOf(draft),
        draft: draftStatus(draft),
        opens: { to: draftAddress(draft) },
      })),
    [drafts, nameOf],
  );
}
