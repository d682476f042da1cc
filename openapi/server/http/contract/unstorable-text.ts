import { violation, type Violation } from '../problem';

const message = 'This value contains characters that cannot be stored.';

/** Whether a database would refuse or change a text, because the text contains NUL or half a surrogate pair. */
export function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** One violation for each text in a body, or in a list of the body, that cannot be stored unchanged. */
export function unstorableTexts(body: Readonly<Record<string, unknown>>): Violation[] {
  return Object.entries(body).flatMap(([name, value]) => {
    if (typeof value === 'string') return isUnstorable(value) ? [violation(name, message)] : [];
    if (!Array.isArray(value)) return [];
    return value.flatMap((each: unknown, place) =>
      typeof each === 'string' && isUnstorable(each) ? [violation(`${name}[${place}]`, message)] : [],
    );
  });
}
