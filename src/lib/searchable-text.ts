import { isStorable } from './storable-text';

/** No code, label or e-mail address is longer; and an address with a longer text may be more than a server takes. */
export const LONGEST_SEARCHED = 255;

/** Whether a server can be asked for what contains a text: nothing contains one that is too long or cannot be stored. */
export function isSearchable(text: string): boolean {
  return text.length <= LONGEST_SEARCHED && isStorable(text);
}
