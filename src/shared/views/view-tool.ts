import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A tool of a view. On a phone it is in the view's menu and opens a dialog; wider windows have a button for it. */
export interface ViewTool {
  /** The element with this `data-field` has the initial focus in the dialog. */
  key: string;
  label: string;
  /** The current choice. */
  note?: string;
  icon: LucideIcon;
  render: (close: () => void) => ReactNode;
}
