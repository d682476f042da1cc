/**
 * The longest wait for one step that removes data of this device. If another tab blocks a deletion, the database is
 * already empty, and the deletion continues when that tab closes it.
 */
const STEP_MS = 3_000;

/** The result of a step; undefined when it fails or takes too long, so that the next steps still run. */
export async function withTimeLimit<T>(step: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), STEP_MS));
  try {
    return await Promise.race([step, late]);
  } catch (error) {
    console.warn('A step of the sign-out failed.', error);
    return undefined;
  }
}
