/** Keys that add a tag: Enter alone, or Enter, space, comma and semicolon. */
export type TagKeys = 'enter' | 'separators';

const SEPARATORS = /[\s,;]+/;

/** Whether a key pressed in the field adds what was typed. */
export function addsTag(key: string, keys: TagKeys): boolean {
  return key === 'Enter' || (keys === 'separators' && (key === ' ' || key === ',' || key === ';'));
}

/** The tags in a typed or pasted text: split at separators, or the trimmed text as one. */
export function splitTags(text: string, keys: TagKeys): string[] {
  const parts = keys === 'separators' ? text.split(SEPARATORS) : [text.trim()];
  return parts.filter((part) => part !== '');
}

/** The list with the tags at its end; one that is there already is not added again. */
export function addTags(list: readonly string[], tags: readonly string[]): string[] {
  return [...new Set([...list, ...tags])];
}
