import { applyEdits, format } from 'jsonc-parser';

/** A JSON text laid out in lines, every value spelled as it was; a text that is not JSON as it is. */
export function prettyJson(text: string): string {
  const edits = format(text, undefined, { tabSize: 2, insertSpaces: true, keepLines: false });
  const pretty = applyEdits(text, edits);
  return isJson(text) ? pretty : text;
}

/** Whether a text is JSON, as the platform reads it. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
