import { isTooDeep } from '@/lib/json';
import { applyEdits, format } from 'jsonc-parser';

/** A JSON text laid out in lines, every value spelled as it was; a text that is not JSON, or nested too deep, as it is. */
export function prettyJson(text: string): string {
  if (!isJson(text)) return text;
  const edits = format(text, undefined, { tabSize: 2, insertSpaces: true, keepLines: false });
  return applyEdits(text, edits);
}

/** Whether a text is JSON, as the platform reads it, that can be shown as a tree. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return !isTooDeep(text);
  } catch {
    return false;
  }
}
