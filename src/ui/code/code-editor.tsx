import { Suspense, useDeferredValue } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import type { CodeEditorProps } from './code-editor-props';
import styles from './code-editor.module.css';

const CodeSurface = lazyPart(async () => ({ default: (await import('./code-surface')).CodeSurface }));

/** The default number of visible lines. */
const ROWS = 15;
const LINE_PX = 20;

/**
 * An editor for JSON or plain text. CodeMirror is loaded when the first editor is shown. Until then, and in the first
 * frame of every editor, the text is shown in a `pre`. Tab leaves the editor, as in every field.
 */
export function CodeEditor({ rows = ROWS, ...props }: CodeEditorProps) {
  // A screen may set another height in its style sheet, e.g. the height of the window.
  const height = `var(--code-height, ${rows * LINE_PX + 10}px)`;
  const plain = <pre className={styles.plain}>{props.value}</pre>;
  const isPainted = useDeferredValue(true, false);
  return (
    <div className={styles.frame} style={{ height }}>
      <Suspense fallback={plain}>{isPainted ? <CodeSurface {...props} /> : plain}</Suspense>
    </div>
  );
}
