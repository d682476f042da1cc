import { isTooDeep } from '@/lib/json';
import { applyEdits, format } from 'jsonc-parser';

/**
 * Formats a JSON text. Every value keeps its spelling. A text that is not JSON, or is nested too deeply, is returned
 * unchanged.
 */
export function prettyJson(text: string): string {
  if (!isJson(text)) return text;
  const edits = format(text, undefined, { tabSize: 2, insertSpaces: true, keepLines: false });
  return applyEdits(text, edits);
}

/** True if a text is valid JSON and not nested too deeply to be shown as a tree. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return !isTooDeep(text);
  } catch {
    return false;
  }
}
