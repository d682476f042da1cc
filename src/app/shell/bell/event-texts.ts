import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { mainEvents } from '@/domain/events/told-events';
import type { RunEvent } from '@/domain/events/run-event';
import { useFormat } from '@/i18n/format/use-format';

/** A notification about several events contains the names of at most this many integrations. */
const MAX_NAMED = 4;

interface EventTexts {
  /** The line in the panel, such as "Error, 3 in a row · Acme Furniture". */
  line: (event: RunEvent) => string;
  /** The title of a notification, such as "Error: Product images to the shop". */
  title: (event: RunEvent) => string;
  /** The notification about several events, such as "4 failures" with the names of the integrations. */
  many: (events: readonly RunEvent[]) => { title: string; body: string };
}

/**
 * Returns the functions that write texts about events. They stay the same until the language or the role of the user
 * changes. Only `line` contains the name of the company, and only for people who see several companies.
 */
export function useEventTexts(): EventTexts {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  return useMemo(() => {
    const kindText = ({ kind, failures, mayBeMore, warnings }: RunEvent): string => {
      // Runs before the known ones may have failed too, so the text says "at least".
      if (mayBeMore && failures > 1)
        return t(`kind.${kind === 'failed' ? 'failedOpen' : 'recoveredOpen'}`, { count: failures });
      if (kind === 'failed' || kind === 'recovered') return t(`kind.${kind}`, { count: failures });
      return kind === 'warned' ? t('kind.warned', { count: warnings }) : t(`kind.${kind}`);
    };
    const many = (events: readonly RunEvent[]) => {
      const { isAboutErrors, events: main } = mainEvents(events);
      const labels = [...new Set(main.map(({ label }) => label))];
      const more = labels.length - MAX_NAMED;
      const named = more > 0 ? [...labels.slice(0, MAX_NAMED), t('desktop.more', { count: more })] : labels;
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
