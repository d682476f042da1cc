/** The keys of an object that has only the keys of its type; `Object.keys` allows for more and returns `string[]`. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's type lists every key
  return Object.keys(object) as (keyof T & string)[];
}

type Entry<T> = { [K in keyof T & string]-?: [K, Exclude<T[K], undefined>] }[keyof T & string];

/** The entries of an object that has only the keys of its type, and no undefined values. */
export function typedEntries<T extends object>(object: T): Entry<T>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's type lists every key
  return Object.entries(object) as Entry<T>[];
}

/** An object with one value for each key. */
export function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key has its value
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}
