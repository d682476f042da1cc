import { setWatched } from './event-records';
import { readRemembered, remember } from '../user-storage';
import type { WatchTarget } from '@/domain/events/watched';
import { askForNotifications, notificationState } from '@/lib/browser/desktop-notifications';

const ASKED = 'events/asked';

/** Starts watching a target. The first time, also asks for the permission to show notifications. */
export async function watchAndAsk(target: WatchTarget): Promise<void> {
  setWatched(target, true);
  if (notificationState() !== 'default' || readRemembered(ASKED) !== null) return;
  remember(ASKED, 'yes');
  await askForNotifications();
}
