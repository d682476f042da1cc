import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { mainEvents } from '@/domain/events/told-events';
import type { RunEvent } from '@/domain/events/run-event';
import { useFormat } from '@/i18n/format/use-format';

/** How many integrations a notification about several events names. */
const NAMED = 4;

interface EventTexts {
  /** "Error, 3 in a row · Acme Furniture" */
  line: (event: RunEvent) => string;
  /** "Error: Product images to the shop" */
  title: (event: RunEvent) => string;
  /** "4 failures", and the names of their integrations. */
  many: (events: readonly RunEvent[]) => { title: string; body: string };
}

/**
 * Texts about events. The functions are stable until the language changes. The company is named only to people who see
 * several companies.
 */
export function useEventTexts(): EventTexts {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  return useMemo(() => {
    const kindText = ({ kind, failures, mayBeMore, warnings }: RunEvent): string => {
      // The failures before the known runs are unknown, so the text says "at least".
      if (mayBeMore && failures > 1)
        return t(`kind.${kind === 'failed' ? 'failedOpen' : 'recoveredOpen'}`, { count: failures });
      if (kind === 'failed' || kind === 'recovered') return t(`kind.${kind}`, { count: failures });
      return kind === 'warned' ? t('kind.warned', { count: warnings }) : t(`kind.${kind}`);
    };
    const many = (events: readonly RunEvent[]) => {
      const { isAboutErrors, events: main } = mainEvents(events);
      const labels = [...new Set(main.map(({ label }) => label))];
      const more = labels.length - NAMED;
      const named = more > 0 ? [...labels.slice(0, NAMED), t('desktop.more', { count: more })] : labels;
      return {
        title: t(isAboutErrors ? 'desktop.errors' : 'desktop.events', { count: main.length }),
        body: format.list(named),
      };
    };
    return {
      line: (event) => [kindText(event), ...(superAdmin && event.company !== null ? [event.company] : [])].join(' · '),
      title: (event) => t(`desktop.${event.kind}`, { label: event.label }),
      many,
    };
  }, [t, format, superAdmin]);
}
