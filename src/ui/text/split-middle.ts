/**
 * The length of the tail in characters. Similar codes often differ only at the end, and such an end, e.g. `_images_2`,
 * fits into the tail.
 */
const TAIL = 10;
/** The separator of the names in a path: "Mappings › Pattern". */
const SEPARATOR = ' › ';
/** The last step of a path is the tail if it has at most this many characters. */
const LONGEST_STEP = 20;

/**
 * Splits a text in two: a head, which may be truncated, and a tail, which is always shown. The tail is the last step of
 * a path; in other texts, or if the last step is long, it is the last ten characters. A short text has no tail.
 */
export function splitMiddle(text: string): [head: string, tail: string] {
  const characters = [...text];
  if (characters.length <= TAIL * 2) return [text, ''];
  const separatorAt = text.lastIndexOf(SEPARATOR);
  if (separatorAt > 0 && text.length - separatorAt - SEPARATOR.length <= LONGEST_STEP)
    return [text.slice(0, separatorAt), text.slice(separatorAt)];
  return [characters.slice(0, -TAIL).join(''), characters.slice(-TAIL).join('')];
}
