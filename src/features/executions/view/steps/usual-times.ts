/** How long an execution of this kind usually takes. */
export interface UsualTimes {
  /** The whole run, milliseconds; null when nothing is usual. */
  run: number | null;
  /** Each step by its name, milliseconds, as far as they are known. */
  steps: ReadonlyMap<string, number>;
}
