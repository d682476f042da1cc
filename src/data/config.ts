import { DEFAULT_CONFIG, isAppConfig, readAppConfig, type AppConfig, brandOf } from '@/lib/app-config';
import { backendBase } from '@/lib/addresses/backend-address';
import { firstResponses } from '@/lib/first-responses';
import { parseJson } from '@/lib/json';
import { CONFIG_KEY as KEY } from '@/lib/storage-keys';
import { deviceStorage } from './browser-storage';
import { firstScreenReady } from './sync/first-screen';

let current: AppConfig | null = null;

/** The configuration of this installation, as last read; the default values before the first read. */
export function appConfig(): AppConfig {
  if (current === null) {
    const stored = deviceStorage.get(KEY);
    current = stored === null ? DEFAULT_CONFIG : readAppConfig(parseJson(stored));
  }
  return current;
}

/** The base address of the backend without a trailing slash; by default the console's own origin. */
export function backendUrl(): string {
  return backendBase(appConfig().backendUrl, location.origin);
}

/**
 * Requests `/config.json`. Only the first start of a device waits for the response. Later starts use the stored
 * configuration. The response takes effect at the next start. If the address of the backend has changed, the page
 * reloads at once.
 */
export async function loadConfig(): Promise<void> {
  if (deviceStorage.get(KEY) === null) await fetchConfig();
  else void firstScreenReady().then(fetchConfig);
}

async function fetchConfig(): Promise<void> {
  try {
    const text = (await firstResponses()?.config) ?? (await requestConfig());
    const json = parseJson(text ?? '');
    if (!isAppConfig(json)) return;
    const before = deviceStorage.get(KEY);
    deviceStorage.set(KEY, JSON.stringify(json));
    if (before === null) current = readAppConfig(json);
    // If the backend has changed, everything that this page has loaded is invalid.
    else if (readAppConfig(parseJson(before)).backendUrl !== readAppConfig(json).backendUrl) location.reload();
  } catch {
    // No connection: the stored configuration is used.
  }
}

async function requestConfig(): Promise<string | null> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  return response.ok ? response.text() : null;
}

/** The address and the name of the web site of this console's provider. */
export function brand(): { url: string; name: string } {
  return brandOf(appConfig().brandUrl);
}
