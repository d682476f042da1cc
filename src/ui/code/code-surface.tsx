import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { CodeEditorProps } from './code-editor-props';
import styles from './code-editor.module.css';
import { codeExtensions, editableSetting, textsSetting } from './code-extensions';

/**
 * CodeMirror in a shadow root: there its styles go into `adoptedStyleSheets`, which `style-src 'self'` allows. Custom
 * properties reach into the shadow tree, so its colours are the console's, in light and dark.
 */
export function CodeSurface(props: Omit<CodeEditorProps, 'rows'>) {
  const { label, value, onChange, readOnly = false, language = 'json', description = '' } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ value, onChange, readOnly, label, description });

  useEffect(() => {
    latest.current = { value, onChange, readOnly, label, description };
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
        codeExtensions(language),
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
    if (editor === null || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({ effects: editableSetting.change(readOnly) });
  }, [readOnly]);

  useEffect(() => {
    view.current?.dispatch({ effects: textsSetting.change(label, description) });
  }, [label, description]);

  return <div ref={host} className={styles.host} />;
}
