/** A problem in the text. `from` and `to` are offsets in characters. */
export interface CodeFinding {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  /** In the user's language. */
  message: string;
}

/** A key or value that the editor suggests. */
export interface CodeSuggestion {
  /** The JSON text to insert, e.g. a key with its quotes. */
  json: string;
  /** Only for a key: the JSON text that is inserted as its value. */
  value?: string;
  /** The small text beside the suggestion. */
  detail: string;
}

/**
 * What the editor knows about a JSON text besides its syntax. Each path leads from the root of the text to the cursor.
 */
export interface CodeAssist {
  findings: (text: string) => CodeFinding[];
  keysAt: (path: readonly (string | number)[]) => CodeSuggestion[];
  valuesAt: (path: readonly (string | number)[]) => CodeSuggestion[];
}
