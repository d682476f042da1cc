/** Looks up a name from a caller in a table; undefined for inherited names such as `constructor`. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string | undefined): Value | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
