import type { LucideIcon } from 'lucide-react';

/** An option: the stored value and the label on the screen. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Small text after the label, e.g. a code. */
  note?: string;
  /** Before the label, in the colour of `tone`. */
  icon?: LucideIcon;
  tone?: 'info' | 'accent' | 'success' | 'warning' | 'error' | 'neutral';
}

/**
 * Searches options for the typed text, which is "" at first. Rejects on failure. `signal` aborts when the text changes.
 */
export type SearchOptions = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** Reads the notes of options, by value; null if there are none. */
export type OptionNotes = () => Promise<ReadonlyMap<string, string> | null>;

/**
 * The source of options: a complete list, or a search. `search` should be a stable function. `readNotes` is called when
 * the list opens, for notes that take time to load, such as counts.
 */
export type OptionSource =
  | { options: readonly Option[]; readNotes?: OptionNotes | undefined; search?: undefined }
  | { search: SearchOptions; options?: undefined; readNotes?: undefined };
