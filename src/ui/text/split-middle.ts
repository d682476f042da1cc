/** Characters that stay at the end of a text cut in the middle: enough for a code's last words. */
const TAIL = 10;

/** A text in two halves: the first may be cut, the second (its last ten characters) always stays. Short ones stay whole. */
export function splitMiddle(text: string): [head: string, tail: string] {
  const characters = [...text];
  if (characters.length <= TAIL * 2) return [text, ''];
  return [characters.slice(0, -TAIL).join(''), characters.slice(-TAIL).join('')];
}
