import { useContext, useId, type ReactNode, createContext } from 'react';
import { classNames } from '../theme/class-names';
import styles from './section.module.css';

/** The level of the next heading; a nested section uses one level lower. */
const HeadingLevel = createContext(2);

interface SectionProps {
  title: string;
  /** A few grey words next to the title. */
  note?: ReactNode;
  /** One grey sentence under the title. */
  hint?: ReactNode;
  /** To the right of the title. */
  actions?: ReactNode;
  /** Colours the title line as a warning. */
  alarm?: boolean;
  children: ReactNode;
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5'] as const;

/** A titled part of a screen, separated by a line. It is a region named by its title. */
export function Section({ title, note, hint, actions, alarm = false, children }: SectionProps) {
  const id = useId();
  const level = useContext(HeadingLevel);
  const Heading = HEADINGS[level - 2] ?? 'h6';
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading id={id} className={classNames(alarm && styles.alarm)}>
            {title}
          </Heading>
          {note !== undefined && note !== false && <span className={styles.hint}>{note}</span>}
        </div>
        {actions}
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <HeadingLevel value={level + 1}>{children}</HeadingLevel>
    </section>
  );
}
