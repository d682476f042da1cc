import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import type { CodeAssist } from './code-assist';
import { completion, problems } from './assist-extensions';
import { codeHighlight, codeTheme } from './code-theme';
import { replaceSelection } from './replace-selection';

const editable = new Compartment();
const description = new Compartment();
const settingOf = (readOnly: boolean): Extension => [
  EditorState.readOnly.of(readOnly),
  EditorView.editable.of(!readOnly),
];

/**
 * The setting that decides whether the user may change the text. `of` creates the initial setting; `change` creates an
 * effect with a new setting.
 */
export const editableSetting = {
  of: (readOnly: boolean): Extension => editable.of(settingOf(readOnly)),
  change: (readOnly: boolean): StateEffect<unknown> => editable.reconfigure(settingOf(readOnly)),
};

const textsOf = (label: string, described: string): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': label,
    // Makes a read-only text focusable too, so that the keyboard can scroll it.
    tabindex: '0',
    ...(described === '' ? {} : { 'aria-description': described }),
  });

/**
 * The setting for the accessible name and description. `of` creates the initial setting; `change` creates an effect
 * with a new setting. Name and description are texts rather than ids of elements, because ids do not work across the
 * shadow root.
 */
export const textsSetting = {
  of: (label: string, described: string): Extension => description.of(textsOf(label, described)),
  change: (label: string, described: string): StateEffect<unknown> =>
    description.reconfigure(textsOf(label, described)),
};

/**
 * The extensions of an editor: CodeMirror's minimal set-up with additions, some of them only for JSON. CodeMirror's
 * basic set-up is not used, because its search panel and multiple selections need translations and more code. No
 * extension handles Tab, so that Tab moves the focus.
 */
export function codeExtensions(language: 'json' | 'text', assist: () => CodeAssist | undefined): Extension {
  return [
    // These keys must come before those of the minimal set-up, in which Backspace removes only one bracket of a pair.
    keymap.of([...closeBracketsKeymap, ...foldKeymap, ...lintKeymap]),
    minimalSetup,
    lineNumbers(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    replaceSelection,
    highlightActiveLine(),
    EditorView.lineWrapping,
    codeTheme,
    syntaxHighlighting(codeHighlight),
    language === 'json' ? [json(), foldGutter(), lintGutter(), problems(assist), completion(assist)] : [],
  ];
}
