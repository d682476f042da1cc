/** The length of the tail in characters: enough for a code's last words. */
const TAIL = 10;
/** The separator of the names in a path: "Mappings › Pattern". */
const STEP = ' › ';
/** The longest last step of a path that is shown as a whole. */
const LONGEST_STEP = 20;

/**
 * Splits a text in two: the head may be truncated, the tail (its last ten characters) is always shown. The tail of a path
 * is its last step, unless that is long. A short text has no tail.
 */
export function splitMiddle(text: string): [head: string, tail: string] {
  const characters = [...text];
  if (characters.length <= TAIL * 2) return [text, ''];
  const step = text.lastIndexOf(STEP);
  if (step > 0 && text.length - step - STEP.length <= LONGEST_STEP) return [text.slice(0, step), text.slice(step)];
  return [characters.slice(0, -TAIL).join(''), characters.slice(-TAIL).join('')];
}
