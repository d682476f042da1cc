/**
 * A readable name for a counter: splits `readItems`, `read_items` and `item.read` into words. Abbreviations stay in
 * capitals.
 */
export function counterName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_.\-:]+/g, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => (/^[A-Z][a-z]+$/.test(word) ? word.toLowerCase() : word));
  return words.join(' ') || name;
}
