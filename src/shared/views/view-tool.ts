import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something in the menu of a view on a phone, which opens as a dialog there. Wider windows have a button for it. */
export interface ViewTool {
  /** A part with this `data-field` has the initial focus. */
  key: string;
  label: string;
  /** What is chosen now. */
  note?: string;
  icon: LucideIcon;
  render: (close: () => void) => ReactNode;
}
