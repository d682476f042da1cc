/** The usual duration of executions of this kind. */
export interface UsualTimes {
  /** The whole run, milliseconds; null if unknown. */
  run: number | null;
  /** Each step by its name, milliseconds; omits steps whose usual duration is unknown. */
  steps: ReadonlyMap<string, number>;
}
