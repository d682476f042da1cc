/** Seeds that once found a fault; every `npm test` runs them again. Add the one that a failure names, with what it found. */
const PINNED = {
  /** Of 1,000 random triples each (src/domain/merge). */
  MERGE: [],
  /** Runs of the draft model (tests/integration/drafts). */
  // Somebody was overwritten untold, for the history did not answer once.
  // Keys on their way to the disk while their draft arrived began a draft on an old version (183, 185, 193).
  // A tab never showed the next draft, once in thirty runs: its reading had begun before its own last write (262, 1854).
  // The model itself was wrong: a new instance without a company, and a text that it did not count as typed (1308, 4751).
  // A new instance that another person changed at once: an entry renamed afterwards was there twice (907, 1002, 4726).
  DRAFT: [1312, 1486, 1831, 183, 185, 193, 262, 1854, 1308, 4751, 907, 1002, 4726],
  LAUNCH: [],
  HANDOVER: [],
  /** Runs of the sync model (tests/integration/sync). */
  // Two changes of an instance within the precision of `updatedAt`, of which the second was never read.
  // A deletion right behind the slow walk of a long list in short pages, which only the next walk finds (410).
  SYNC: [900239, 5000371, 410],
  OUTAGE: [],
  /** Runs of attacks on the backend (tests/contract/attack). A body as plain JSON, of which nothing was checked (64). */
  ATTACK: [64],
} satisfies Record<string, readonly number[]>;

export type Campaign = keyof typeof PINNED;

/** What to run: the seed in `<CAMPAIGN>_SEED`, else the pinned ones and `count` from 1 or `<CAMPAIGN>_FROM` on. */
export function seedsOf(campaign: Campaign, count: number): number[] {
  const only = process.env[`${campaign}_SEED`];
  if (only !== undefined) return [Number(only)];
  const from = Number(process.env[`${campaign}_FROM`] ?? '1');
  return [...new Set([...PINNED[campaign], ...Array.from({ length: count }, (_, index) => index + from)])];
}

/** How many runs: `<CAMPAIGN>_RUNS`, else `usual`. */
export const runsOf = (campaign: Campaign, usual: number): number =>
  Number(process.env[`${campaign}_RUNS`] ?? String(usual));

/** Runs one seed; a failure says which it was and how to see it again. */
export async function replayable(campaign: Campaign, seed: number, run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`Seed ${seed} (replay with ${campaign}_SEED=${seed}; then add it to seeds.ts): ${message}`, {
      cause: error,
    });
  }
}
