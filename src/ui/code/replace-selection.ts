import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * When the user types over a selection, the editor itself replaces the text. If Chromium did this, Chromium would copy
 * the style of the replaced text into an inline style, which the content security policy blocks and reports.
 */
export const replaceSelection: Extension = EditorView.domEventHandlers({
  /**
   * A tool, e.g. voice input or a test, may focus the editor and select the text in one step. The editor must learn of
   * the tool's selection at once, because the editor's next update would restore the previous selection.
   */
  focus(_event, view) {
    queueMicrotask(() => {
      if (!view.hasFocus || !view.state.selection.main.empty) return;
      const range = replacedRange(view);
      if (range !== null) view.dispatch({ selection: { anchor: range.from, head: range.to } });
    });
  },
  beforeinput(event, view) {
    const { data } = event;
    if (event.inputType !== 'insertText' || event.isComposing || data === null || view.state.readOnly) return false;
    const range = replacedRange(view);
    if (range === null) return false;
    const { from, to } = range;
    const transaction = () =>
      view.state.update({
        changes: { from, to, insert: data },
        selection: { anchor: from + data.length },
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, transaction))) view.dispatch(transaction());
    event.preventDefault();
    return true;
  },
});

/**
 * The range that the typed text replaces; null if nothing is selected. The browser knows only the rendered lines. So if
 * all rendered lines are selected, e.g. by voice input or a test, the range is the whole text.
 */
function replacedRange(view: EditorView): { from: number; to: number } | null {
  const range = selectedRange(view);
  const { from, to } = view.viewport;
  return range !== null && range.from <= from && range.to >= to ? { from: 0, to: view.state.doc.length } : range;
}

/**
 * The selection in the editor's state, or the browser's selection if the editor does not know it yet; null if nothing
 * is selected.
 */
function selectedRange(view: EditorView): { from: number; to: number } | null {
  const { main } = view.state.selection;
  if (!main.empty) return main;
  const selection = selectionIn(view.root);
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!view.contentDOM.contains(range.commonAncestorContainer)) return null;
  return {
    from: view.posAtDOM(range.startContainer, range.startOffset),
    to: view.posAtDOM(range.endContainer, range.endOffset),
  };
}

/** The browser's selection. Only Chromium has a separate selection for a shadow root. */
function selectionIn(root: DocumentOrShadowRoot & { getSelection?: () => Selection | null }): Selection | null {
  return root.getSelection?.() ?? document.getSelection();
}
