/** What Chromium, Firefox and Safari say when a lazily loaded part of the console does not arrive. */
const MESSAGES = [/dynamically imported module/i, /importing a module script failed/i, /unable to preload css/i];

/** Whether an error means that a part of the console could not be loaded: no connection, or a newer build took its place. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MESSAGES.some((message) => message.test(error.message));
}
