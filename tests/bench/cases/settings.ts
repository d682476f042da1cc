/** Runs of every measurement that is a median (`BENCH_RUNS`). */
export const RUNS = Number(process.env['BENCH_RUNS'] ?? 9);

/** Slow-downs of the processor that starts are measured with. */
export const THROTTLES = [1, 4] as const;
