import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { jsonParseLinter } from '@codemirror/lang-json';
import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import type { CodeAssist } from './code-assist';
import { completeJson } from './complete-json';

const parseJson = jsonParseLinter();
const CHECK_DELAY_MS = 300;
/** In texts with more characters than this, suggestions appear only on request, not while typing. */
const LONGEST_COMPLETED = 100_000;

/** Marks problems in the text. An empty text has no problems here, because the form decides whether it may be empty. */
export const problems = (assist: () => CodeAssist | undefined): Extension =>
  linter(
    (view) => {
      const text = view.state.doc.toString();
      if (text.trim() === '') return [];
      return assist()?.findings(text) ?? parseJson(view);
    },
    { delay: CHECK_DELAY_MS },
  );

/** Suggests JSON keys and values at the cursor. */
export const completion = (assist: () => CodeAssist | undefined): Extension => {
  const complete = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const known = assist();
    if (known === undefined || state.readOnly || (!explicit && state.doc.length > LONGEST_COMPLETED)) return null;
    const found = completeJson(state.doc.toString(), pos, known);
    if (found === null || (!explicit && found.from === pos)) return null;
    return {
      from: found.from,
      to: found.to,
      // The typed text has quotes, but the labels do not, so CodeMirror cannot filter.
      filter: false,
      options: matchingOptions(found.options, state.sliceDoc(found.from, pos)).map(({ label, detail, insert }) => ({
        label,
        detail,
        apply: insert,
      })),
    };
  };
  return autocompletion({ override: [complete], icons: false });
};

function matchingOptions<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = typed.replaceAll('"', '').toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(wanted));
}
