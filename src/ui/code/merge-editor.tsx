import { Suspense } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import type { MergeEditorProps } from './merge-surface';
import styles from './code-editor.module.css';

const MergeSurface = lazyPart(async () => ({ default: (await import('./merge-surface')).MergeSurface }));

/** Two read-only texts side by side, with aligned lines and marked differences. */
export function MergeEditor(props: MergeEditorProps) {
  return (
    <div className={styles.merge}>
      <Suspense fallback={null}>
        <MergeSurface {...props} />
      </Suspense>
    </div>
  );
}
