/** How long an execution of this kind usually takes. */
export interface UsualTimes {
  /** The whole run, milliseconds; null if unknown. */
  run: number | null;
  /** Each step by its name, milliseconds; omits steps whose usual duration is unknown. */
  steps: ReadonlyMap<string, number>;
}
