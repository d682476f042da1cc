import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state.module.css';

interface EmptyStateProps {
  icon?: LucideIcon;
  /** Says what is empty. */
  title: string;
  /** Why it is empty. */
  text?: ReactNode;
  /** A single button or link, e.g. to clear the filters. */
  action?: ReactNode;
}

/** Shown instead of the content of an empty list or screen. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {Icon && <Icon size={24} strokeWidth={1.5} aria-hidden className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
