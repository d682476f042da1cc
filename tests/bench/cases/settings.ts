/** Runs of every measurement that is a median (`BENCH_RUNS`). */
export const RUNS = Number(process.env['BENCH_RUNS'] ?? 9);

/** Processor slow-downs with which starts are measured. */
export const THROTTLES = [1, 4] as const;
