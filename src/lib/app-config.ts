/** What `/config.json` says about this installation; every key may be missing, unknown ones are ignored (contract.md, "Where the backend is"). */
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

export const DEFAULT_CONFIG: AppConfig = {
  backendUrl: '',
  appStyle: 'bynder',
  guideUrl: null,
  brandUrl: 'https://example.com/',
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
  const text = (key: 'backendUrl' | 'brandUrl'): string => {
    const value = from[key];
    return typeof value === 'string' ? value : DEFAULT_CONFIG[key];
  };
  return {
    backendUrl: text('backendUrl').replace(/\/+$/, ''),
    appStyle: from['appStyle'] === 'akeneo' ? 'akeneo' : 'bynder',
    guideUrl: typeof from['guideUrl'] === 'string' ? from['guideUrl'] : null,
    brandUrl: text('brandUrl'),
    offlineGraceHours: positive('offlineGraceHours'),
    windowDays: positive('windowDays'),
    windowRows: positive('windowRows'),
    pollSeconds: positive('pollSeconds'),
  };
}
