/** The number of runs of every measurement whose result is a median (`BENCH_RUNS`). */
export const RUNS = Number(process.env['BENCH_RUNS'] ?? 9);

/** The factors by which the processor is slowed down in measurements. */
export const THROTTLES = [1, 4] as const;
