/** A problem in the text. `from` and `to` are offsets in characters. */
export interface CodeFinding {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  /** In the user's language. */
  message: string;
}

/** A key or value that may be typed. */
export interface CodeSuggestion {
  /** The JSON text to insert, e.g. a key with its quotes. */
  json: string;
  /** The initial value after a key, as JSON text. */
  value?: string;
  /** Small text beside the suggestion. */
  detail: string;
}

/** What the editor knows about a JSON text besides its syntax. A path leads from the root to the cursor. */
export interface CodeAssist {
  findings: (text: string) => CodeFinding[];
  keysAt: (path: readonly (string | number)[]) => CodeSuggestion[];
  valuesAt: (path: readonly (string | number)[]) => CodeSuggestion[];
}
