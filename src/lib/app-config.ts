import { isRecord } from './json';

/** The settings of this installation. In `/config.json` every key is optional, and unknown keys are ignored. */
export interface AppConfig {
  /** The base address of the backend without a trailing slash; "" means the console's own origin. */
  backendUrl: string;
  appStyle: 'bynder' | 'akeneo';
  /** The address of the setup guide; null means the built-in guide. */
  guideUrl: string | null;
  brandUrl: string;
  /** How many hours cached screens stay readable after a token has expired offline. */
  offlineGraceHours: number;
  /** The device keeps the executions of this many days. */
  windowDays: number;
  /** The device keeps at least this many executions, even if they are older. */
  windowRows: number;
  /**
   * Seconds between two polls for new executions while a tab is visible. The pause is longer on a slow connection and
   * while all tabs are hidden (`workers/sync/tasks/poll-newest.ts`).
   */
  pollSeconds: number;
}

const BRAND_URL = 'https://example.com/';

export const DEFAULT_CONFIG: AppConfig = {
  backendUrl: '',
  appStyle: 'bynder',
  guideUrl: null,
  brandUrl: BRAND_URL,
  offlineGraceHours: 12,
  windowDays: 90,
  windowRows: 10_000,
  pollSeconds: 5,
};

/** Reads a parsed `/config.json` of any shape. A missing or unusable value is replaced by its default. */
export function readAppConfig(json: unknown): AppConfig {
  const from = isRecord(json) ? json : {};
  const positive = (key: 'offlineGraceHours' | 'windowDays' | 'windowRows' | 'pollSeconds'): number => {
    const value = from[key];
    return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : DEFAULT_CONFIG[key];
  };
  return {
    ...readAddresses(json),
    appStyle: from['appStyle'] === 'akeneo' ? 'akeneo' : 'bynder',
    guideUrl: typeof from['guideUrl'] === 'string' ? from['guideUrl'] : null,
    offlineGraceHours: positive('offlineGraceHours'),
    windowDays: positive('windowDays'),
    windowRows: positive('windowRows'),
    pollSeconds: positive('pollSeconds'),
  };
}

/**
 * Whether parsed JSON is a configuration: an object that is empty or has at least one known key, and whose `backendUrl`
 * is a string if present. A response of another server, such as `null` or `{"error": …}`, is not a configuration.
 */
export function isAppConfig(json: unknown): boolean {
  if (!isRecord(json)) return false;
  const keys = Object.keys(json);
  const { backendUrl = '' } = json;
  return typeof backendUrl === 'string' && (keys.length === 0 || keys.some((key) => key in DEFAULT_CONFIG));
}

/**
 * Reads the addresses in a parsed `/config.json`. An address of the wrong type gets its default. The script in the
 * page's head uses only this function.
 */
export function readAddresses(json: unknown): Pick<AppConfig, 'backendUrl' | 'brandUrl'> {
  const { backendUrl, brandUrl } = isRecord(json) ? json : {};
  return {
    backendUrl: typeof backendUrl === 'string' ? backendUrl.replace(/\/+$/, '') : '',
    brandUrl: typeof brandUrl === 'string' ? brandUrl : BRAND_URL,
  };
}

/**
 * The address of the provider's web site, and its host as the name. If `brandUrl` of config.json is not a web address,
 * the default site is used.
 */
export function brandOf(brandUrl: string): { url: string; name: string } {
  const url = new URL(URL.canParse(brandUrl) && /^https?:/i.test(brandUrl) ? brandUrl : BRAND_URL);
  return { url: url.href, name: url.host.replace(/^www\./, '') };
}
