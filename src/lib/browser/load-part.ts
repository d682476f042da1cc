/** The longest wait for a lazily loaded part of the console, milliseconds. */
const TIMEOUT_MS = 120_000;

/** Error messages of Chromium, Firefox and Safari for a dynamic import that failed. */
const MESSAGES = [/dynamically imported module/i, /importing a module script failed/i, /unable to preload css/i];

class PartNotArrived extends Error {
  constructor() {
    super(`A part of the console has not arrived within ${TIMEOUT_MS / 1_000} s`);
  }
}

/** Whether an error means that a part of the console failed to load: no connection, or a newer build on the server. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof PartNotArrived || (error instanceof Error && MESSAGES.some((each) => each.test(error.message)))
  );
}

/** Loads a part of the console; rejects after two minutes. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartNotArrived()), TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}
