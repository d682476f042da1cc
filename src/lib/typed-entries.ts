/** `Object.keys` with exact types. Call it only for an object that has no keys beyond the keys of its type. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's type lists every key
  return Object.keys(object) as (keyof T & string)[];
}

type Entry<T> = { [K in keyof T & string]-?: [K, Exclude<T[K], undefined>] }[keyof T & string];

/**
 * `Object.entries` with exact types. Call it only for an object that has no undefined values, and no keys beyond the
 * keys of its type.
 */
export function typedEntries<T extends object>(object: T): Entry<T>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's type lists every key
  return Object.entries(object) as Entry<T>[];
}

/** An object with one value for each key. */
export function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key has its value
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}
