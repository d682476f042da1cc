import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import tones from '../theme/tones.module.css';
import styles from './banner.module.css';

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert };

interface BannerProps {
  kind: keyof typeof ICONS;
  /** Shown at the end of the line, e.g. a small button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A line above the content with a notice. Screen readers announce an error at once. */
export function Banner({ kind, action, children }: BannerProps) {
  const Icon = ICONS[kind];
  return (
    <div className={classNames(styles.banner, tones[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
