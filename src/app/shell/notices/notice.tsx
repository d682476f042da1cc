import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/ui/theme/class-names';
import styles from './notices.module.css';

const ICONS = { info: Info, warning: TriangleAlert };

interface NoticeProps {
  kind: keyof typeof ICONS;
  /** At the end of the line: a button. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * One line below the top bar, in a place that is always there. A text that is cut opens over the page under the pointer
 * or with the focus.
 */
export function Notice({ kind, action, children }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    // A cut text must be readable with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="status" tabIndex={0} className={classNames(styles.notice, styles[kind])}>
      <Icon size={14} aria-hidden />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
