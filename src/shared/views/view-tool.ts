import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * A tool of a view. In wide windows, the tool has a button. On a phone it is in the view's menu, and opens a dialog.
 */
export interface ViewTool {
  /** Identifies the tool. In the dialog, the element with this `data-field` has the initial focus. */
  key: string;
  label: string;
  /** The current choice as text. */
  note?: string;
  icon: LucideIcon;
  render: (close: () => void) => ReactNode;
}
