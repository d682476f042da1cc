import styles from './skeleton.module.css';

/**
 * A grey bar in place of a text that is loading. It appears after 150 ms, so that nothing flashes if loading is quick.
 */
export function Skeleton({ width = '100%', height = '12px' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} />;
}
