/** The length of the tail in characters: enough for a code's last words. */
const TAIL = 10;

/**
 * Splits a text in two: the head may be truncated, the tail (its last ten characters) is always shown. A short text has
 * no tail.
 */
export function splitMiddle(text: string): [head: string, tail: string] {
  const characters = [...text];
  if (characters.length <= TAIL * 2) return [text, ''];
  return [characters.slice(0, -TAIL).join(''), characters.slice(-TAIL).join('')];
}
