/**
 * The time limit of one step that removes data of this device. If another tab blocks the deletion of a database, the
 * database has already been emptied, and is deleted as soon as that tab closes it.
 */
const STEP_MS = 3_000;

/** Awaits a step, and returns its result. Undefined if it fails or takes too long, so that the next steps still run. */
export async function withTimeLimit<T>(step: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), STEP_MS));
  try {
    return await Promise.race([step, late]);
  } catch (error) {
    console.warn('A step of the sign-out failed.', error);
    return undefined;
  }
}
