import type { ReactNode } from 'react';
import styles from './failure-frame.module.css';

interface FailureFrameProps {
  /** The job's error message. */
  message: string;
  /** The message as the server sent it. Only set if `message` is a translation. */
  original?: string | undefined;
  /** Shown above the message: the failed step. */
  kicker?: ReactNode;
  /** Shown below the message. */
  facts?: ReactNode;
  /** Shown beside the message. */
  actions?: ReactNode;
}

/** The layout at the top of a failed execution. Reserves the space of parts that are still loading. */
export function FailureFrame({ message, original, kicker, facts, actions }: FailureFrameProps) {
  return (
    <div className={styles.answer}>
      <div className={styles.main}>
        <div className={styles.kicker}>{kicker}</div>
        <p role="alert" className={styles.message}>
          {message}
        </p>
        {original !== undefined && (
          <p lang="en" className={styles.original}>
            {original}
          </p>
        )}
        <div className={styles.facts}>{facts}</div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
