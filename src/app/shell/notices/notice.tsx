import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/ui/theme/class-names';
import tones from '@/ui/theme/tones.module.css';
import styles from './notices.module.css';

const ICONS = { info: Info, warning: TriangleAlert };

interface NoticeProps {
  kind: keyof typeof ICONS;
  /** A button at the end of the line. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * One line below the top bar, in permanently reserved space. A truncated text expands over the page on hover or focus.
 */
export function Notice({ kind, action, children }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    // A truncated text must be readable with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="status" tabIndex={0} className={classNames(styles.notice, tones[kind])}>
      <Icon size={14} aria-hidden />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
