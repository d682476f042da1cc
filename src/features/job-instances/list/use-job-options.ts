import { useMemo } from 'react';
import { useJobs } from '@/data/queries/use-reference-data';
import { useJobName } from '@/shared/use-job-name';
import type { OptionSource } from '@/ui/pick/option';

export interface JobOptions {
  source: OptionSource;
  labelOf: (code: string) => string;
}

/** Job codes to choose from, by their names. */
export function useJobOptions(): JobOptions {
  const jobs = useJobs();
  const jobName = useJobName();
  return useMemo(
    () => ({
      source: { options: (jobs ?? []).map(({ code }) => ({ value: code, label: jobName(code), note: code })) },
      labelOf: jobName,
    }),
    [jobs, jobName],
  );
}
