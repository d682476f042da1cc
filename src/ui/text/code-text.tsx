import styles from './text.module.css';

/** A code of the backend, in monospace. */
export function CodeText({ children }: { children: string }) {
  return <code className={styles.code}>{children}</code>;
}
