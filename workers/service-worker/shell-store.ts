/** Opens the cache for what can change without a new build: the page's headers and the configuration. */
export const openShellStore = (): Promise<Cache> => caches.open('console-shell');
