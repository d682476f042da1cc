import type { LucideIcon } from 'lucide-react';
import type { DraftStatus } from '@/shared/draft-state/draft-status';
import type { SearchHit } from '@/domain/search/text-index';

/** A row of the palette. */
export interface PaletteItem {
  /** Identifies what the row stands for, the same in every search. */
  key: string;
  icon: LucideIcon;
  title: string;
  /** For a hit inside an item: the field, and the text found there. */
  place?: string | undefined;
  /** The words to mark in title and place, folded. */
  words: readonly string[];
  rank: SearchHit['rank'];
  /** At the right, such as the company. */
  note: string | null;
  /** The status of an execution, or of a draft. */
  status?: string | undefined;
  draft?: DraftStatus | undefined;
  /** The screen that it opens, or what it does. */
  opens: { to: string } | { run: () => void };
  /** Why it is not possible now; absent if it is. */
  disabledReason?: string | null;
}

export interface PaletteGroup {
  key: GroupKey;
  items: readonly PaletteItem[];
}

/** The groups. The group with the best match comes first; groups with equally good matches are in this order. */
export const GROUPS = [
  'recent',
  'page',
  'integrations',
  'do',
  'executions',
  'inside',
  'drafts',
  'connections',
  'companies',
  'people',
  'screens',
] as const;
export type GroupKey = (typeof GROUPS)[number];
