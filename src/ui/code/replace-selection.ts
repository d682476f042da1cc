import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Typing over a selection, done by the editor instead of the browser. Chromium carries the looks of what it replaces
 * over into an inline style, which the content policy blocks and reports.
 */
export const replaceSelection: Extension = EditorView.domEventHandlers({
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
 * What is selected. The browser sees only the lines that are drawn: where it selects all of them, e.g. for a voice
 * input or a paste of a test, the whole text is meant.
 */
function replacedRange(view: EditorView): { from: number; to: number } | null {
  const range = selectedRange(view);
  const { from, to } = view.viewport;
  return range !== null && range.from <= from && range.to >= to ? { from: 0, to: view.state.doc.length } : range;
}

/**
 * What is selected: as the editor knows it, else as the browser does when the editor has not heard of it yet; null for
 * a caret.
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

/** In Chromium a shadow root has the selection inside it; elsewhere the document's reaches into it. */
function selectionIn(root: DocumentOrShadowRoot & { getSelection?: () => Selection | null }): Selection | null {
  return root.getSelection?.() ?? document.getSelection();
}
