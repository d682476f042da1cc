/** The choices that are made for each execution of the sample data. Each choice has its own random numbers. */
const salts = { instance: 1, ending: 2, starter: 3, creator: 4, mode: 5, delay: 6, length: 7, step: 8, count: 9 };

/**
 * A number from 0 to 999 that looks random, but is always the same for one choice of one execution. So the same number
 * of executions always gives the same data, except for the dates, which depend on the clock.
 */
export function choice(what: keyof typeof salts, execution: number): number {
  let mixed = Math.imul(execution, 0x9e3779b1) ^ Math.imul(salts[what], 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % 1000;
}

/**
 * The value that the number selects.
 * @throws when there are no values
 */
export function oneOf<Value>(values: readonly Value[], number: number): Value {
  const value = values[number % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}
