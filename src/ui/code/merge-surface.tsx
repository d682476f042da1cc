import { MergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { json } from '@codemirror/lang-json';
import { syntaxHighlighting } from '@codemirror/language';
import { useEffect, useRef } from 'react';
import styles from './code-editor.module.css';
import { codeHighlight, codeTheme } from './code-theme';

export interface MergeEditorProps {
  left: string;
  right: string;
  /** Accessible names of the two texts. */
  leftLabel: string;
  rightLabel: string;
  /** The text shown in place of hidden equal lines; `$` is replaced by the number of lines. */
  unchangedLines: string;
}

const mergeTheme = EditorView.theme({
  // Both sides have the same colour, because neither text replaces the other.
  '&.cm-merge-a .cm-changedLine, &.cm-merge-b .cm-changedLine': {
    backgroundColor: 'color-mix(in srgb, var(--warning-bg) 60%, transparent)',
  },
  '&.cm-merge-a .cm-changedLineGutter, &.cm-merge-b .cm-changedLineGutter': { background: 'var(--mark-warning)' },
  '&.cm-merge-a .cm-changedText, &.cm-merge-b .cm-changedText': {
    background: 'var(--warning-bg)',
    textDecoration: 'underline',
  },
  // Many fonts lack the sign that CodeMirror uses by default.
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"…"' },
  '.cm-collapsedLines': { background: 'var(--bg-muted)', color: 'var(--text-muted)' },
});

/** The content of a `MergeEditor`, loaded lazily. It is in a shadow root, like `CodeSurface`. */
export function MergeSurface({ left, right, leftLabel, rightLabel, unchangedLines }: MergeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const view = new MergeView({
      a: { doc: left, extensions: sideExtensions(leftLabel, unchangedLines) },
      b: { doc: right, extensions: sideExtensions(rightLabel, unchangedLines) },
      parent: root,
      root,
      gutter: true,
      collapseUnchanged: { margin: 3, minSize: 8 },
    });
    return () => view.destroy();
  }, [left, right, leftLabel, rightLabel, unchangedLines]);
  return <div ref={host} className={styles.host} />;
}

function sideExtensions(label: string, unchangedLines: string): Extension {
  return [
    lineNumbers(),
    json(),
    syntaxHighlighting(codeHighlight),
    codeTheme,
    mergeTheme,
    EditorView.lineWrapping,
    EditorState.readOnly.of(true),
    EditorState.phrases.of({ '$ unchanged lines': unchangedLines }),
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true' }),
  ];
}
