import { useContext, useId, type ReactNode, createContext } from 'react';
import { classNames } from '../theme/class-names';
import styles from './section.module.css';

/** The heading level of a section: 2 for `h2`. Each section adds 1 for the sections inside it. */
const HeadingLevel = createContext(2);

interface SectionProps {
  title: string;
  /** A few words in grey, next to the title. */
  note?: ReactNode;
  /** A sentence in grey, below the title. */
  hint?: ReactNode;
  /** Buttons to the right of the title. */
  actions?: ReactNode;
  /** True if the title has the colour of a warning. */
  alarm?: boolean;
  children: ReactNode;
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5'] as const;

/** A part of a screen with a title, separated by a line. For assistive technology it is a region with this title. */
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
