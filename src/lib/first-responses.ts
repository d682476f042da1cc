/**
 * When the console is opened for the first time in a browser, the page sends some requests while the console's files
 * load (decision 014). This object has the responses to these requests. The promises never reject.
 */
export interface FirstResponses {
  /** The text of `/config.json`; null if there is no usable response. */
  config: Promise<string | null>;
  /** The newest executions, as the server sends them for this token; null if they were not requested. */
  executions: { token: string; body: Promise<unknown> } | null;
}

declare global {
  /** Set by the script in the page's head (`page-head/main.ts`); null on later starts. */
  var firstResponses: FirstResponses | null | undefined;
}

/** The responses; null on later starts, and after `forgetFirstResponses`. */
export const firstResponses = (): FirstResponses | null => globalThis.firstResponses ?? null;

/** Drops the responses. Call this when the responses have been used. */
export function forgetFirstResponses(): void {
  globalThis.firstResponses = null;
}
