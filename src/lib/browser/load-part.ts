/** Longest wait for a lazily loaded part of the console. */
const PATIENCE_MS = 120_000;

/** Error messages of Chromium, Firefox and Safari for a dynamic import that failed. */
const MESSAGES = [/dynamically imported module/i, /importing a module script failed/i, /unable to preload css/i];

class PartNotArrived extends Error {
  constructor() {
    super(`A part of the console has not arrived within ${PATIENCE_MS / 1_000} s`);
  }
}

/** Whether an error means that a part of the console failed to load: offline, or replaced by a newer build. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof PartNotArrived || (error instanceof Error && MESSAGES.some((each) => each.test(error.message)))
  );
}

/** Loads a part of the console; rejects after two minutes. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartNotArrived()), PATIENCE_MS);
  });
  try {
    return await Promise.race([load(), patience]);
  } finally {
    clearTimeout(timer);
  }
}
