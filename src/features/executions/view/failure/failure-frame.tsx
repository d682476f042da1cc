import type { ReactNode } from 'react';
import styles from './failure.module.css';

interface FailureFrameProps {
  /** The error in the words of the job. */
  message: string;
  /** Above the message: where it failed. */
  kicker?: ReactNode;
  /** Below the message: since when, and what changed. */
  facts?: ReactNode;
  /** Beside them: what to do. */
  actions?: ReactNode;
}

/** The frame of the answer at the top of a failed execution. Its parts have their places before they are there. */
export function FailureFrame({ message, kicker, facts, actions }: FailureFrameProps) {
  return (
    <div className={styles.answer}>
      <div className={styles.main}>
        <div className={styles.kicker}>{kicker}</div>
        <p role="alert" className={styles.message}>
          {message}
        </p>
        <div className={styles.facts}>{facts}</div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
