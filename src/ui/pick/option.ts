import type { LucideIcon } from 'lucide-react';

/** A choice: what is kept and what is read. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Smaller, after the label: a code beside a name. */
  note?: string;
  /** Before the label, in the colour of a status. */
  icon?: LucideIcon;
  tone?: 'info' | 'accent' | 'success' | 'warning' | 'error' | 'neutral';
}

/**
 * Looks options up; `text` is what was typed, "" at first. Rejects when it fails; the signal aborts when more is typed.
 */
export type SearchOptions = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** The notes of options by their values; null while there is nothing to say. */
export type OptionNotes = () => Promise<ReadonlyMap<string, string> | null>;

/**
 * Where options come from: a list that is all there, or a search. A `search` should be a stable function. `readNotes`
 * is called when the list opens, for notes that take a moment, such as counts.
 */
export type OptionSource =
  | { options: readonly Option[]; readNotes?: OptionNotes | undefined; search?: undefined }
  | { search: SearchOptions; options?: undefined; readNotes?: undefined };
