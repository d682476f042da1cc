import type { LucideIcon } from 'lucide-react';
import type { Tone } from '../feedback/badge';

/** An option: the stored value and the label on the screen. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** A small text beside the label, e.g. a code. */
  note?: string;
  /** Shown before the label, in the colour of `tone`. */
  icon?: LucideIcon;
  tone?: Tone;
}

/**
 * Searches options for the typed text, which is "" at first. Rejects if the search fails. `signal` aborts when the text
 * changes.
 */
export type SearchOptions = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** Reads the notes of options. The result has a note for each value; it is null if there are no notes. */
export type OptionNotes = () => Promise<ReadonlyMap<string, string> | null>;

/**
 * Where options come from: a complete list, or a search. `search` should be a stable function. `readNotes` is for notes
 * that take time to load, such as counts; it is called when the list opens.
 */
export type OptionSource =
  | { options: readonly Option[]; readNotes?: OptionNotes | undefined; search?: undefined }
  | { search: SearchOptions; options?: undefined; readNotes?: undefined };
