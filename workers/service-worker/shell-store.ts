/** The Cache for parts of the shell that change without a new build. It contains no data of the API. */
export const openShellStore = (): Promise<Cache> => caches.open('console-shell');
