/** What `/config.json` says about this installation; every key may be missing, unknown ones are ignored. */
export interface AppConfig {
  /** Base of the backend without a trailing slash; "" is the console's own origin. */
  backendUrl: string;
  appStyle: 'bynder' | 'akeneo';
  /** Address of the setup guide; null is the built-in one. */
  guideUrl: string | null;
  brandUrl: string;
  /** Hours for which cached screens stay open after a token expired without a connection. */
  offlineGraceHours: number;
  /** Executions younger than this many days are kept on the device … */
  windowDays: number;
  /** … and at least this many of the newest. */
  windowRows: number;
  /** Seconds between two head polls of a visible tab. */
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

/** Reads a parsed `/config.json` of any shape; a key of the wrong kind takes its default. */
export function readAppConfig(json: unknown): AppConfig {
  const from = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
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
 * Whether parsed JSON is a configuration: an object that has at least one of its keys, or none at all, and no address of
 * the wrong kind. Something that answers in the place of the server, `null` or `{"error": …}`, is none.
 */
export function isAppConfig(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  const keys = Object.keys(json);
  const { backendUrl = '' } = json as { backendUrl?: unknown };
  return typeof backendUrl === 'string' && (keys.length === 0 || keys.some((key) => key in DEFAULT_CONFIG));
}

/** The addresses in a parsed `/config.json`, which the first paint needs as well; of the wrong kind they take their defaults. */
export function readAddresses(json: unknown): Pick<AppConfig, 'backendUrl' | 'brandUrl'> {
  const { backendUrl, brandUrl } = (json ?? {}) as Record<string, unknown>;
  return {
    backendUrl: typeof backendUrl === 'string' ? backendUrl.replace(/\/+$/, '') : '',
    brandUrl: typeof brandUrl === 'string' ? brandUrl : BRAND_URL,
  };
}

/** The site of whoever provides the console (config.json, `brandUrl`): a web address only, and its host as a name. */
export function brandOf(brandUrl: string): { url: string; name: string } {
  const url = new URL(URL.canParse(brandUrl) && /^https?:/i.test(brandUrl) ? brandUrl : BRAND_URL);
  return { url: url.href, name: url.host.replace(/^www\./, '') };
}
