import type { LucideIcon } from 'lucide-react';
import type { DraftStatus } from '@/shared/draft-state/draft-status';
import type { SearchHit } from '@/domain/search/text-index';

/** A row of the palette. */
export interface PaletteItem {
  /** Identifies the item that the row shows. An item has the same key in every search. */
  key: string;
  icon: LucideIcon;
  title: string;
  /** If the text was found inside an item: the field that contains it, and the found text. */
  place?: string | undefined;
  /** The words to mark in title and place, folded. */
  words: readonly string[];
  rank: SearchHit['rank'];
  /** A text at the right, such as the company. */
  note: string | null;
  /** The status of an execution. */
  status?: string | undefined;
  /** The status of a draft. */
  draft?: DraftStatus | undefined;
  /** The screen that the row opens, or the action that it runs. */
  opens: { to: string } | { run: () => void };
  /** Why the row cannot be chosen now; null or absent if it can. */
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
