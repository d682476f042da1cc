import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Typing over a selection, done by the editor instead of the browser. Chromium carries the looks of what it replaces over
 * into an inline style, which the content policy blocks and reports.
 */
export const replaceSelection: Extension = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { main } = view.state.selection;
    const { data } = event;
    if (event.inputType !== 'insertText' || event.isComposing || data === null || main.empty || view.state.readOnly)
      return false;
    const transaction = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type' });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, main.from, main.to, data, transaction)))
      view.dispatch(transaction(), { scrollIntoView: true });
    event.preventDefault();
    return true;
  },
});
