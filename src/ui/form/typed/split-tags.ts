/** Which keys add a tag: `enter` is Enter alone, `separators` is Enter, space, comma and semicolon. */
export type TagKeys = 'enter' | 'separators';

const SEPARATORS = /[\s,;]+/;

/** True if a key makes a tag of the typed text. */
export function completesTag(key: string, keys: TagKeys): boolean {
  return key === 'Enter' || (keys === 'separators' && (key === ' ' || key === ',' || key === ';'));
}

/** The tags in a typed or pasted text. With `separators` the text is split; otherwise the trimmed text is one tag. */
export function splitTags(text: string, keys: TagKeys): string[] {
  const parts = keys === 'separators' ? text.split(SEPARATORS) : [text.trim()];
  return parts.filter((part) => part !== '');
}

/** Returns the list with the tags added at its end, without duplicates. */
export function addTags(list: readonly string[], tags: readonly string[]): string[] {
  return [...new Set([...list, ...tags])];
}
