import type { LucideIcon } from 'lucide-react';

interface MenuEntry {
  key: string;
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
  /** A line above this item. */
  separated?: boolean;
  /** For what destroys. */
  danger?: boolean;
}

/** An item of a menu: does something, or goes to an address of the console. */
export type MenuItem = MenuEntry & ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never });
