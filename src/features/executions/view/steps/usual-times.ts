/** How long an execution of this kind usually takes, and its steps. */
export interface UsualTimes {
  /** The whole run, milliseconds; null if unknown. */
  run: number | null;
  /** Each step by its name, milliseconds; omits steps whose usual duration is unknown. */
  steps: ReadonlyMap<string, number>;
  /** The names of all its steps, in order; empty if unknown. */
  names: readonly string[];
}
