import type { LucideIcon } from 'lucide-react';

interface MenuEntry {
  key: string;
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
  /** A note at the end of the item, e.g. the current choice. */
  note?: string;
  /** True if there is a line above the item. */
  separated?: boolean;
  /** True for an action that deletes something. */
  danger?: boolean;
}

/** An item of a menu: an action, or a link to a screen of the console. */
export type MenuItem = MenuEntry & ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never });

/** The head of a menu that opens at the bottom of the window on a phone. */
export interface MenuSheet {
  title: string;
  note?: string | undefined;
}
