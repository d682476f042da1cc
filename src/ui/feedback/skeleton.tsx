import styles from './skeleton.module.css';

/** A grey bar instead of a text. It appears after 150 ms, so that a quick load does not flash. */
export function Skeleton({ width = '100%', height = '12px' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} />;
}
