/** The values on which the length of a run depends. */
export interface TimedRun {
  /** The id of the execution. */
  id: number;
  job_instance_id: number;
  job_code: string;
  delta: boolean;
}

/** A number from 0 to 1 that depends only on the id. */
const shareOf = (id: number): number => ((id * 7919) % 101) / 100;

/**
 * The seconds that a run takes at speed 1. The sample history and the runner use the same length, so that forecasts are
 * right. Each instance has its own usual length: 24 to 40 seconds, half of that for a delta run, and 20 seconds for the
 * test job. Single runs differ from this usual length by up to 8 %.
 */
export function runSeconds({ id, job_instance_id: instance, job_code: job, delta }: TimedRun): number {
  const isTest = job === 'dummy';
  const full = isTest ? 20 : 24 + 16 * shareOf(instance);
  return full * (delta && !isTest ? 0.5 : 1) * (0.92 + 0.16 * shareOf(id));
}
