import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { CodeEditorProps } from './code-editor-props';
import styles from './code-editor.module.css';
import { changedPart } from './changed-part';
import { codeExtensions, editableSetting, textsSetting } from './code-extensions';

/**
 * CodeMirror in a shadow root. There, CodeMirror puts its styles into `adoptedStyleSheets`, which `style-src 'self'`
 * allows. CSS custom properties also apply in a shadow root, so the editor has the console's colours, in light and
 * dark.
 */
export function CodeSurface(props: Omit<CodeEditorProps, 'rows'>) {
  const { label, value, onChange, readOnly = false, language = 'json', assist, description = '' } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ value, onChange, readOnly, label, assist, description });

  useEffect(() => {
    latest.current = { value, onChange, readOnly, label, assist, description };
  });

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const start = latest.current;
    const editor = new EditorView({
      root,
      parent: root,
      doc: start.value,
      extensions: [
        codeExtensions(language, () => latest.current.assist),
        editableSetting.of(start.readOnly),
        textsSetting.of(start.label, start.description),
        EditorView.updateListener.of((update) => {
          const text = update.state.doc.toString();
          if (update.docChanged && text !== latest.current.value) latest.current.onChange?.(text);
        }),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, [language]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null) return;
    const changes = changedPart(editor.state.doc.toString(), value);
    // Only the part that differs is replaced, so that the cursor, the selection and folded lines stay.
    if (changes !== null) editor.dispatch({ changes });
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({ effects: editableSetting.change(readOnly) });
  }, [readOnly]);

  useEffect(() => {
    view.current?.dispatch({ effects: textsSetting.change(label, description) });
  }, [label, description]);

  return <div ref={host} className={styles.host} />;
}
