/** Whether a value is a JSON object (not an array, not null). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of an object's own key; undefined if the object does not have the key itself. */
export const ownValue = (object: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Parses JSON text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a value is a PHP list with gaps, which PHP encodes as an object with numbers for keys. */
export const isListWithGaps = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key));

/**
 * Reads a number, or a text of up to 15 digits, which some databases return instead of a number; null for anything
 * else.
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'string') return /^\d{1,15}$/.test(value) ? Number(value) : null;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The values of an array or an object; [] for anything else. PHP encodes a list with gaps as an object. */
export function listValues(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
}

/**
 * The maximum nesting depth. Servers refuse a configuration that is nested deeper (`ConfigurationText` in
 * openapi/console.yaml), and recursion would exhaust the stack.
 */
const MAX_DEPTH = 200;

/** Whether a JSON text is nested too deeply to be parsed. The console shows and compares such JSON only as text. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted && character === '\\') at++;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** The JSON text of a value; null if the value is nested too deeply. */
export function writeJson(value: unknown, indent?: number): string | null {
  try {
    return JSON.stringify(value, null, indent) ?? null;
  } catch {
    return null;
  }
}

/** The value itself, or its JSON text if it is nested too deeply to be processed or stored. */
export function textIfTooDeep(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const text = writeJson(value) ?? '…';
  return text === '…' || isTooDeep(text) ? text : value;
}

/** Whether a value is null, undefined, "", {} or []. */
export function isEmptyJson(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
