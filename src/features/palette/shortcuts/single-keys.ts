import { CONNECTIONS_PATH, HOME_PATH, INSTANCES_PATH, TRACKER_PATH } from '@/domain/addresses/paths';

/** The screens that open with `g` and another key. */
export const GO_TO = [
  { key: 'd', to: HOME_PATH, name: 'nav.dashboard' },
  { key: 't', to: TRACKER_PATH, name: 'nav.executionTracker' },
  { key: 'i', to: INSTANCES_PATH, name: 'nav.integrations' },
  { key: 'c', to: CONNECTIONS_PATH, name: 'nav.connections' },
] as const;

/** The key that opens the bell after `g`. */
export const BELL_KEY = 'n';

/** The key that starts or stops watching the run or the integration on the page. */
export const WATCH_KEY = 'w';

/** The key that opens the comparison of the focused row. */
export const COMPARE_KEY = 'c';

/** The key that checks the integration on the page. */
export const CHECK_KEY = 'v';
