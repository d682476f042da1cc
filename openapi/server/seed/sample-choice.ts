/** What is chosen for an execution of the sample data. Each has random numbers of its own. */
const salts = { instance: 1, ending: 2, starter: 3, creator: 4, mode: 5, delay: 6, length: 7, step: 8, count: 9 };

/**
 * A random number from 0 to 999, always the same for the same execution, so that the same number of executions gives the
 * same data. Only the dates depend on the clock.
 */
export function choice(what: keyof typeof salts, execution: number): number {
  let mixed = Math.imul(execution, 0x9e3779b1) ^ Math.imul(salts[what], 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % 1000;
}

/** One of the values. @throws when there are none */
export function oneOf<Value>(values: readonly Value[], number: number): Value {
  const value = values[number % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}
