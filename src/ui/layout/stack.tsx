import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import styles from './stack.module.css';

interface StackProps {
  /** Steps of the 4 px grid: 4 is 16 px. */
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

/** Two equal columns from 640 px, for short related fields. */
export function Columns({ gap = 4, className, children }: StackProps) {
  return (
    <div className={classNames(styles.columns, className)} style={gapOf(gap)}>
      {children}
    </div>
  );
}
