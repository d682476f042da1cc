import { useId, type ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** One grey sentence under the title. */
  hint?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  /** Colours the title line when it needs the eye. */
  alarm?: boolean;
  children: ReactNode;
}

/** A titled part of a screen: a line, not a box. A region named by its title. */
export function Section({ title, hint, actions, alarm = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={classNames(alarm && styles.alarm)}>
          {title}
        </h2>
        {actions}
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
