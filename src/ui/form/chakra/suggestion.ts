/** A suggestion for the text of a field. */
export interface Suggestion {
  value: string;
  /** What the value is called; null if it has no other name. */
  label: string | null;
  /** At the end of the line, such as its type. */
  note: string | null;
  /** Where the typed text begins in the value and in the label; -1 if it is not there. */
  inValue: number;
  inLabel: number;
}

/** Suggestions for a text, the most likely first. */
export interface Suggestions {
  /** What is suggested, such as "Attributes of packshot". */
  title: string;
  /** How many of how many, and how old. */
  facts: string;
  items: readonly Suggestion[];
}
