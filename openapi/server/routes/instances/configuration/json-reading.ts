/** A JSON object of unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects in the list under a key, each with its index. Empty when there is no list. */
export function objectsUnder(parent: JsonObject, key: string): [place: number, object: JsonObject][] {
  const list = parent[key];
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: unknown, place) => (isJsonObject(each) ? [[place, each] as [number, JsonObject]] : []));
}

/** Parses a JSON object. Null when the text is other JSON or no JSON. */
export function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The deepest allowed nesting of a configuration (`ConfigurationText` in console.yaml). */
const deepest = 200;

/** Whether a JSON text is nested too deeply. The text is not parsed, because that could exhaust the stack. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length && depth <= deepest; at += 1) {
    const character = text.charAt(at);
    if (inString && character === '\\') at += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && '[{'.includes(character)) depth += 1;
    else if (!inString && ']}'.includes(character)) depth -= 1;
  }
  return depth > deepest;
}
