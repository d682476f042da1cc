/** Commit and minute of the build, set by vite.config.ts. */
declare const __BUILD_ID__: string;
