/** Looks up a caller's text in a table; undefined if it is unknown, or an inherited name such as `constructor`. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string | undefined): Value | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
