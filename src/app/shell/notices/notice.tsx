import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/ui/theme/class-names';
import tones from '@/ui/theme/tones.module.css';
import styles from './notices.module.css';

const ICONS = { info: Info, warning: TriangleAlert };

interface NoticeProps {
  kind: keyof typeof ICONS;
  /** Shown in the bar instead of the text. The text then appears only on hover and focus. */
  short?: string;
  /** The number in `short`, which is shown even if the bar has no room for the words. */
  count?: number | undefined;
  /** A button at the end of the line. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * One line in the top bar. On hover or focus the whole text expands over the page. If the bar has no room, it shows
 * only the icon, with a number if there is one.
 */
export function Notice({ kind, short, count, action, children }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <div
      role="status"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a cut text is shown whole on focus
      tabIndex={0}
      className={classNames(styles.notice, tones[kind], short !== undefined && styles.shortened)}
      data-short={short}
      data-count={count}
    >
      <Icon size={14} aria-hidden />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
