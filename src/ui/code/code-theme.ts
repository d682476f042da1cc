import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const wavy = (colour: string) => ({ backgroundImage: 'none', textDecoration: `underline wavy var(${colour}) 1px` });
/** Removes the marker's image, because it is a `data:` URL, which the content security policy blocks. */
const noPicture = { content: 'normal' };
const dot = (colour: string) => ({ content: '"●"', color: `var(${colour})` });

/** The editor in the console's colours, which switch between light and dark automatically. */
export const codeTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'transparent', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '20px', overflow: 'auto' },
  '.cm-content': { padding: '4px 0', caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--text-muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--bg-muted) 50%, transparent)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 28%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-bg)', outline: '1px solid var(--accent)' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--bg-overlay)',
    color: 'var(--text)',
    fontFamily: 'var(--font)',
  },
  '.cm-lintRange-error': wavy('--error-text'),
  '.cm-lintRange-warning': wavy('--warning-text'),
  '.cm-lint-marker-error, .cm-lint-marker-warning': noPicture,
  '.cm-lint-marker-error::before': dot('--error-text'),
  '.cm-lint-marker-warning::before': dot('--warning-text'),
  '.cm-foldPlaceholder': { border: 'none', backgroundColor: 'var(--bg-muted)', color: 'var(--text-muted)' },
});

/** The syntax colours of JSON. */
export const codeHighlight = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent-text)' },
  { tag: tags.string, color: 'var(--text)' },
  { tag: tags.number, color: 'var(--info-text)' },
  { tag: [tags.bool, tags.null], color: 'var(--warning-text)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--text-muted)' },
]);
