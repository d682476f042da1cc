import styles from './skeleton.module.css';

/** A grey bar in the place of a text; it shows after 150 ms, so that a quick load never flashes. */
export function Skeleton({ width = '100%', height = '12px' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} />;
}
