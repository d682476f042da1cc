/** A JSON object of unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list under a key, each with its place; nothing when there is no such list. */
export function objectsUnder(parent: JsonObject, key: string): [place: number, object: JsonObject][] {
  const list = parent[key];
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: unknown, place) => (isJsonObject(each) ? [[place, each] as [number, JsonObject]] : []));
}

/** The text's JSON object, or null for any other JSON or broken text. */
export function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
