/** A suggestion for the text of a field. */
export interface Suggestion {
  value: string;
  /** The label of the value; null if the value has no label. */
  label: string | null;
  /** A note at the end of the line, such as the type of the value; null for no note. */
  note: string | null;
  /** The index in the value at which the typed text begins; -1 if the value does not contain it. */
  matchInValue: number;
  /** The index in the label at which the typed text begins; -1 if the label does not contain it. */
  matchInLabel: number;
}

/** Suggestions for a text, the most likely first. */
export interface Suggestions {
  /** Says what is suggested, such as "Attributes of packshot". */
  title: string;
  /** Says how many suggestions are shown, how many there are, and how old they are. */
  facts: string;
  items: readonly Suggestion[];
}
