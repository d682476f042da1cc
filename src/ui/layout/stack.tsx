import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import styles from './stack.module.css';

interface StackProps {
  /** The space between the children in units of 4 px: 4 is 16 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 6 | 8;
  className?: string | undefined;
  children: ReactNode;
}

const gapOf = (gap: number): CSSProperties => ({ gap: gap * 4 });

/** Children in a column. */
export function Stack({ gap = 4, className, children }: StackProps) {
  return (
    <div className={classNames(styles.stack, className)} style={gapOf(gap)}>
      {children}
    </div>
  );
}

/** Children in a row that wraps. */
export function Row({ children }: Pick<StackProps, 'children'>) {
  return <div className={styles.row}>{children}</div>;
}

/** Children in two equal columns if the window is at least 640 px wide. For short, related fields. */
export function Columns({ gap = 4, className, children }: StackProps) {
  return (
    <div className={classNames(styles.columns, className)} style={gapOf(gap)}>
      {children}
    </div>
  );
}
