import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { markRead } from '@/data/events/event-records';
import { hasEndedByItself } from '@/data/session/ended-session';
import { executionPath, HOME_PATH, instanceViewPath } from '@/domain/addresses/paths';
import type { RunEvent } from '@/domain/events/run-event';
import type { Announcement } from '@/domain/events/told-events';
import { useReasonText } from '@/i18n/reason/use-reason-text';
import { onNotificationPress, showNotification } from '@/lib/browser/desktop-notifications';
import type { NotificationTarget } from '@/lib/notification-target';
import { useEventTexts } from './event-texts';

/**
 * The tag of a notification about several events. The tag of a notification about one event is the integration's code.
 */
const MANY = 'events';
/** The tag of the notification that says that the session has expired. */
const SESSION = 'session';

/** The address that an event opens: its run or, without a run, its integration. */
export const eventPath = ({ runId, instanceCode }: Pick<RunEvent, 'runId' | 'instanceCode'>): string =>
  runId === null ? instanceViewPath(instanceCode ?? '') : executionPath(runId);

/**
 * Returns a function that shows an announcement on the desktop. A click on the notification opens its event, or the
 * bell if it is about several events. A sign-out closes the notifications. When the session expires, a last
 * notification says that there will be no further notifications.
 */
export function useDesktopNotices(openBell: () => void): (announcement: Announcement) => void {
  const texts = useEventTexts();
  const reasonText = useReasonText();
  const navigate = useNavigate();
  const open = useCallback(
    ({ address, event }: NotificationTarget): void => {
      if (event !== null) markRead([event]);
      if (address === null) openBell();
      else void navigate(address);
    },
    [navigate, openBell],
  );
  useEffect(() => onNotificationPress(open), [open]);
  const shown = useRef(new Map<string, () => void>());
  const { t } = useTranslation('events');
  useEffect(() => {
    const notices = shown.current;
    return () => {
      if (hasEndedByItself()) return;
      for (const remove of notices.values()) remove();
      notices.clear();
    };
  }, []);
  useEffect(
    () => () => {
      if (!hasEndedByItself()) return;
      const text = { title: t('session.ended'), body: t('session.endedText') };
      // Every tab shows this notification with the same tag, so the person sees it only once.
      const target = { address: HOME_PATH, event: null };
      showNotification({ ...text, tag: SESSION, renotify: false, onClick: () => undefined, target });
    },
    [t],
  );
  return useCallback(
    (announcement) => {
      const show = (tag: string, title: string, body: string, target: NotificationTarget): void =>
        void shown.current.set(
          tag,
          showNotification({ title, body, tag, renotify: true, target, onClick: () => open(target) }),
        );
      if (announcement.kind === 'many') {
        const { title, body } = texts.many(announcement.events);
        show(MANY, title, body, { address: null, event: null });
        return;
      }
      const { event } = announcement;
      const reason = event.reason === null ? [] : [reasonText(event.reason).text];
      show(event.instanceCode ?? event.key, texts.title(event), [...reason, texts.line(event)].join('\n'), {
        address: eventPath(event),
        event: event.key,
      });
    },
    [texts, reasonText, open],
  );
}
