/** A part that neither arrives nor fails is given up after this time. */
const PATIENCE_MS = 120_000;

/** What Chromium, Firefox and Safari say when a lazily loaded part of the console does not arrive. */
const MESSAGES = [/dynamically imported module/i, /importing a module script failed/i, /unable to preload css/i];

class PartNotArrived extends Error {
  constructor() {
    super(`A part of the console has not arrived within ${PATIENCE_MS / 1_000} s`);
  }
}

/** Whether an error means that a part of the console could not be loaded: no connection, or a newer build took its place. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof PartNotArrived || (error instanceof Error && MESSAGES.some((each) => each.test(error.message)))
  );
}

/** Loads a part; rejects when it has not arrived within two minutes. */
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
