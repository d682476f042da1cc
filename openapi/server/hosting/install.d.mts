export const projectRoot: string;
export function run(command: string, args: string[]): Promise<void>;
export function installIfNeeded(): Promise<void>;
export function arePackagesInstalled(): boolean;
