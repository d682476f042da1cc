import { keysOf } from '@/lib/typed-entries';

/**
 * The paths of the screens that show cached data, by name. The page requests all files of such a screen at once
 * (`build/page-head.ts`); all other loading waits until the screen shows its data (decision 014).
 */
export const CACHED_SCREENS = {
  dashboard: /^\/$/,
  tracker: /^\/execution_tracker\/?$/,
  execution: /^\/job_execution\/[^/]+\/?$/,
  list: /^\/job_instance\/?$/,
  view: /^\/job_instance\/[^/]+\/view\/?$/,
  form: /^\/job_instance\/[^/]+\/edit\/?$/,
} as const;

export type CachedScreen = keyof typeof CACHED_SCREENS;

/** The screen with cached data that has this path; undefined if there is none. */
export function cachedScreenAt(pathname: string): CachedScreen | undefined {
  return keysOf(CACHED_SCREENS).find((screen) => CACHED_SCREENS[screen].test(pathname));
}
