import { useId, type ReactNode } from 'react';
import styles from './row-section.module.css';

interface RowSectionProps {
  title: string;
  /** The rows, as `li` elements. A button at the end of a row is at the right edge. */
  children: ReactNode;
}

/** A titled list of a few rows below a table. */
export function RowSection({ title, children }: RowSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
