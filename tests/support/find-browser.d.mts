export const noBrowserMessage: string;
export function findBrowser(): Promise<string | undefined>;
