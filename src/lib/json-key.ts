declare const written: unique symbol;

/** The JSON text of a value of a known type. Equal values have equal texts, so that a hook can depend on the text. */
export type JsonKey<T> = string & { readonly [written]: T };

/** The JSON text of a value, as a dependency of a hook. */
export function jsonKey<T>(value: T): JsonKey<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type says what the text contains
  return JSON.stringify(value) as JsonKey<T>;
}

/** The value of a `jsonKey`, always a new copy. */
export function fromJsonKey<T>(key: JsonKey<T>): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `jsonKey` makes such a text
  return JSON.parse(key) as T;
}
