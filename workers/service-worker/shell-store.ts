/** The Cache for what may change without a new build: the page's headers and the configuration. No data of the API. */
export const openShellStore = (): Promise<Cache> => caches.open('console-shell');
