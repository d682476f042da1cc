/** Keys that add a tag: only Enter, or Enter, space, comma and semicolon. */
export type TagKeys = 'enter' | 'separators';

const SEPARATORS = /[\s,;]+/;

/** Whether a key adds the typed text. */
export function completesTag(key: string, keys: TagKeys): boolean {
  return key === 'Enter' || (keys === 'separators' && (key === ' ' || key === ',' || key === ';'));
}

/** The tags in a typed or pasted text: split at separators, or the trimmed text as one. */
export function splitTags(text: string, keys: TagKeys): string[] {
  const parts = keys === 'separators' ? text.split(SEPARATORS) : [text.trim()];
  return parts.filter((part) => part !== '');
}

/** The list with the tags added at its end, without duplicates. */
export function addTags(list: readonly string[], tags: readonly string[]): string[] {
  return [...new Set([...list, ...tags])];
}
