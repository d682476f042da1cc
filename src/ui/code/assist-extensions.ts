import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { jsonParseLinter } from '@codemirror/lang-json';
import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import type { CodeAssist } from './code-assist';
import { completeJson } from './complete-json';

const parseJson = jsonParseLinter();
const CHECK_DELAY_MS = 300;
/** In a longer text, looking for completions at every key would hold the typing up; they are offered when asked for. */
const LONGEST_COMPLETED = 100_000;

/** Problems at their place; an empty text has none, for a form says itself whether it may be empty. */
export const problems = (assist: () => CodeAssist | undefined): Extension =>
  linter(
    (view) => {
      const text = view.state.doc.toString();
      if (text.trim() === '') return [];
      return assist()?.findings(text) ?? parseJson(view);
    },
    { delay: CHECK_DELAY_MS },
  );

/** Keys and values that may stand where the cursor is. */
export const completion = (assist: () => CodeAssist | undefined): Extension => {
  const complete = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const known = assist();
    if (known === undefined || state.readOnly || (!explicit && state.doc.length > LONGEST_COMPLETED)) return null;
    const found = completeJson(state.doc.toString(), pos, known);
    if (found === null || (!explicit && found.from === pos)) return null;
    return {
      from: found.from,
      to: found.to,
      // What is typed has quotes, the labels have none.
      filter: false,
      options: matching(found.options, state.sliceDoc(found.from, pos)).map(({ label, detail, insert }) => ({
        label,
        detail,
        apply: insert,
      })),
    };
  };
  return autocompletion({ override: [complete], icons: false });
};

function matching<Option extends { label: string }>(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = typed.replaceAll('"', '').toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(wanted));
}
