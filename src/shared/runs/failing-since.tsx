import { useTranslation } from 'react-i18next';
import type { FailureStreak } from '@/domain/runs/health/failure-streak';
import { endOf } from '@/domain/runs/health/outcome';
import { ExactTime } from '@/ui/text/relative-time';
import { ShortTime } from '@/ui/text/short-time';

interface FailingSinceProps {
  streak: FailureStreak;
  /** True for a time without year and seconds, for narrow columns. */
  short?: boolean;
}

/**
 * "since 25/11 04:30", the time at which the first run of the streak failed; "on 25/11 04:30" if the streak has only
 * one run. Renders nothing if no run failed.
 */
export function FailingSince({ streak: { count, first, mayBeLonger }, short = false }: FailingSinceProps) {
  const { t } = useTranslation('health');
  const moment = first && endOf(first);
  if (moment === null) return null;
  const whole = count === 1 ? 'streak.on' : 'streak.since';
  return (
    <>
      {t(mayBeLonger ? 'streak.sinceBefore' : whole)}{' '}
      {short ? <ShortTime moment={moment} /> : <ExactTime moment={moment} />}
    </>
  );
}
