/** A suggestion for the text of a field. */
export interface Suggestion {
  value: string;
  /** The label of the value; null if it has none. */
  label: string | null;
  /** Shown at the end of the line, such as the type of the value. */
  note: string | null;
  /** Where the typed text begins in the value and in the label; -1 if it is not there. */
  inValue: number;
  inLabel: number;
}

/** Suggestions for a text, the most likely first. */
export interface Suggestions {
  /** What is suggested, such as "Attributes of packshot". */
  title: string;
  /** How many suggestions are shown, how many there are, and their age. */
  facts: string;
  items: readonly Suggestion[];
}
