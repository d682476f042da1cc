/** A choice: what is kept and what is read. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Smaller, after the label: a code beside a name. */
  note?: string;
}

/** Looks options up; `text` is what was typed, "" at first. Rejects when it fails; the signal aborts when more is typed. */
export type SearchOptions = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** Where options come from: a list that is all there, or a search. A `search` should be a stable function. */
export type OptionSource =
  { options: readonly Option[]; search?: undefined } | { search: SearchOptions; options?: undefined };
