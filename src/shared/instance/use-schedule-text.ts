import { useTranslation } from 'react-i18next';
import { browserZone, useServerZone } from '@/data/use-server-zone';
import type { Triggers } from '@/domain/schedule/parse-schedule';
import { useLanguage } from '@/i18n/use-language';
import { needsDescriber, scheduleText, type ScheduleText } from './schedule-text';
import { useCronDescriber } from './use-cron-describer';

/** A schedule as text in the current language. */
export function useScheduleText(triggers: Triggers): ScheduleText {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const [serverZone] = useServerZone();
  const describe = useCronDescriber(needsDescriber(triggers));
  const zone = serverZone === browserZone() ? null : serverZone;
  return scheduleText(triggers, { t, language, zone, describe });
}
