import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pathSegment } from '@/domain/addresses/path-segments';
import { INSTANCES_PATH } from '@/domain/addresses/paths';
import { byRank } from '@/domain/search/text-index';
import { GROUPS, type GroupKey, type PaletteGroup, type PaletteItem } from './palette-item';
import { readRecent } from './recent-choices';
import { useCommandItems, useLaunchItems, useLaunchText, type LaunchChoice } from './use-action-items';
import { useCommands } from './use-commands';
import { useFound, useHits } from './use-found';
import { useRowItems } from './use-row-items';
import type { SearchState } from '@/shared/search/use-search-index';

const MAX_RECENT = 5;

interface PaletteGroupsOptions {
  search: SearchState;
  /** Returns true if the person may open the screen at an address. */
  mayOpen: (to: string) => boolean;
  onLaunch: (choice: LaunchChoice) => void;
  onShortcuts: () => void;
}

/**
 * The rows for a typed text, in groups; the group with the best match comes first. Without a text: the last choices,
 * the launches of the integration on the page, some actions, and all screens. A text that begins with `>` finds only
 * actions.
 */
export function usePaletteGroups(typed: string, options: PaletteGroupsOptions): PaletteGroup[] {
  const { search, mayOpen, onLaunch, onShortcuts } = options;
  const onlyActions = typed.startsWith('>');
  const text = onlyActions ? typed.slice(1) : typed;
  const recent = useMemo(() => readRecent(), []);
  const isRecent = useMemo(() => {
    const keys = new Set(recent.map(({ key }) => key));
    return (key: string) => keys.has(key);
  }, [recent]);
  const launchText = useLaunchText(text);
  const found = useFound(text, useHits(text, search, isRecent));
  const launchable = useHits(launchText ?? '', search, isRecent);
  const rows = useRowItems(text, found, search.index);
  const commands = useCommands(onShortcuts);
  const { screens, actions, drafts } = useCommandItems(text, commands);
  const launchesOf = useLaunchItems(search.index, onLaunch);
  const pageCode = usePageInstance();

  return useMemo(() => {
    const ofPage = pageCode === null ? [] : launchesOf([{ id: pageCode, rank: 'start', words: [] }], true);
    const plain = (all: readonly (typeof commands.actions)[number][]): PaletteItem[] =>
      all.map((each) => ({ ...each, words: [], rank: 'start', note: null }));
    const items = (): Partial<Record<GroupKey, PaletteItem[]>> => {
      if (text.trim() === '') {
        if (onlyActions) return { page: ofPage, do: plain(commands.actions) };
        const chosen = recent.map(({ key, title, note, to }): PaletteItem => ({
          key,
          title,
          note,
          icon: History,
          words: [],
          rank: 'start',
          opens: { to },
        }));
        return {
          recent: chosen.filter(isAllowed).slice(0, MAX_RECENT),
          page: ofPage,
          do: plain(commands.actions).slice(0, 2),
          screens: plain(commands.screens),
        };
      }
      const launches = [
        ...launchesOf(launchable.instances, true),
        ...launchesOf(launchText === null ? found.instances : [], onlyActions),
        ...(launchText === '' ? ofPage : []),
      ];
      const all = [...actions, ...launches].sort(byRank);
      return onlyActions ? { do: all } : { ...rows, screens, drafts, do: all };
    };
    const isAllowed = ({ opens }: PaletteItem): boolean => 'run' in opens || mayOpen(opens.to);
    const byKey = items();
    const groups = GROUPS.map((key) => ({ key, items: (byKey[key] ?? []).filter(isAllowed) }));
    return groups.filter(({ items: own }) => own.length > 0).sort((a, b) => compareBest(a, b));
  }, [
    text,
    onlyActions,
    recent,
    rows,
    screens,
    actions,
    drafts,
    commands,
    launchesOf,
    launchable,
    launchText,
    found,
    pageCode,
    mayOpen,
  ]);
}

/**
 * Compares two groups by their best rows. An exact match inside an integration ranks only as high as a match at the
 * start of a name.
 */
function compareBest(a: PaletteGroup, b: PaletteGroup): number {
  const best = ({ key, items }: PaletteGroup): Pick<PaletteItem, 'rank'> | undefined => {
    const row = items.toSorted(byRank)[0];
    return key === 'inside' && row?.rank === 'exact' ? { rank: 'start' } : row;
  };
  const [first, second] = [best(a), best(b)];
  return first === undefined || second === undefined ? 0 : byRank(first, second);
}

/** The code of the integration that the page shows; null on other pages. */
function usePageInstance(): string | null {
  const { pathname } = useLocation();
  const isOfInstance = pathname.startsWith(`${INSTANCES_PATH}/`) && pathname.split('/').length > 3;
  return isOfInstance ? pathSegment(pathname, 1) : null;
}
