/** Something that is pointed out in the text, at its place (characters from the start). */
export interface CodeFinding {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  /** In the person's language. */
  message: string;
}

/** A key or value that may be typed. */
export interface CodeSuggestion {
  /** As JSON: a key or text with its quotes. */
  json: string;
  /** What a key is followed by, as JSON. */
  value?: string;
  /** Smaller, beside it. */
  detail: string;
}

/** What the editor knows of a JSON text beyond its grammar; paths lead from the root to where the cursor is. */
export interface CodeAssist {
  findings: (text: string) => CodeFinding[];
  keysAt: (path: readonly (string | number)[]) => CodeSuggestion[];
  valuesAt: (path: readonly (string | number)[]) => CodeSuggestion[];
}
