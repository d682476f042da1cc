/** The keys of an object whose type lists all keys. `Object.keys` returns `string[]`, as an object may have more. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's type lists every key
  return Object.keys(object) as (keyof T & string)[];
}

type Entry<T> = { [K in keyof T & string]-?: [K, Exclude<T[K], undefined>] }[keyof T & string];

/** The entries of an object whose type lists all keys and that has no undefined values. */
export function typedEntries<T extends object>(object: T): Entry<T>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's type lists every key
  return Object.entries(object) as Entry<T>[];
}

/** An object with one value for each key. */
export function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key has got its value
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}
