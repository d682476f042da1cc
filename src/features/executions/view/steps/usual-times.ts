/** How long an execution of this kind and each of its steps usually take. */
export interface UsualTimes {
  /** The whole run, milliseconds; null if unknown. */
  run: number | null;
  /** Each step by its name, milliseconds; omits steps whose usual duration is unknown. */
  steps: ReadonlyMap<string, number>;
  /** The names of all steps of such an execution, in order; empty if unknown. */
  names: readonly string[];
}
