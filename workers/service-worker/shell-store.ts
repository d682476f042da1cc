/** Cache for what belongs to the shell but changes without a new build; holds nothing of the API and of nobody. */
export const openShellStore = (): Promise<Cache> => caches.open('console-shell');
