import styles from './text.module.css';

/** A code as the backend spells it, in monospace. */
export function CodeText({ children }: { children: string }) {
  return <code className={styles.code}>{children}</code>;
}
