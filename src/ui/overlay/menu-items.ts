import type { LucideIcon } from 'lucide-react';

interface MenuEntry {
  key: string;
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
  /** The current choice, shown at the end of the item. */
  note?: string;
  /** Draws a line above this item. */
  separated?: boolean;
  /** Marks a destructive action. */
  danger?: boolean;
}

/** An item of a menu: an action, or a link to a screen of the console. */
export type MenuItem = MenuEntry & ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never });

/** The head of a menu that opens at the bottom of the window on a phone. */
export interface MenuSheet {
  title: string;
  note?: string | undefined;
}
