/**
 * Seeds that have found a fault. Every `npm test` runs them. Add the seed of a failure, with a comment on what it
 * found.
 */
const PINNED = {
  /** Runs of 1,000 random triples (src/domain/merge). One person copied an entry that the other person removed (12). */
  MERGE: [12],
  /** Runs of the draft model (tests/integration/drafts). */
  // An overwritten save was not reported, because the history did not answer (1312, 1486, 1831). Edits that were not on
  // disk yet when the server accepted their draft started a new draft on an old version (183, 185, 193). A tab never
  // showed the next draft, because the tab's read had started before the tab's own last write (262, 1854). Errors of
  // the model: it created a new instance without a company, and did not count a text as typed (1308, 4751). A renamed
  // entry of a new instance appeared twice after another person's change (907, 1002, 4726). In a history with IRIs of
  // people, the person's own save was not found (40). An overwritten save was not reported if the instance was deleted
  // before the next try (2079).
  DRAFT: [1312, 1486, 1831, 183, 185, 193, 262, 1854, 1308, 4751, 907, 1002, 4726, 40, 2079],
  LAUNCH: [],
  BULK: [],
  // Error of the model: a request that hangs never reached its time limit, because Node had garbage-collected its
  // signal (41).
  HANDOVER: [41],
  /** Runs of the sync model (tests/integration/sync). */
  // The second of two changes within the precision of `updatedAt` was never read (900239, 5000371). If a row is deleted
  // just after `reconcile` has passed it, only the next pass finds the deletion (410). An engine that started after a
  // change of company trusted the company of the token (78, 84, 93). One bad answer left a person without a name (258,
  // 435).
  SYNC: [900239, 5000371, 410, 78, 84, 93, 258, 435],
  OUTAGE: [],
  /** Runs of attacks on the backend (tests/contract/attack). A body as plain JSON was not checked (64). */
  ATTACK: [64],
} satisfies Record<string, readonly number[]>;

export type Campaign = keyof typeof PINNED;

/**
 * The seeds to run: `<CAMPAIGN>_SEED` alone, or else the pinned seeds and `count` more seeds. These further seeds are
 * consecutive and begin with `<CAMPAIGN>_FROM`, by default 1.
 */
export function seedsOf(campaign: Campaign, count: number): number[] {
  const only = process.env[`${campaign}_SEED`];
  if (only !== undefined) return [Number(only)];
  const from = Number(process.env[`${campaign}_FROM`] ?? '1');
  return [...new Set([...PINNED[campaign], ...Array.from({ length: count }, (_, index) => index + from)])];
}

/** How many runs: `<CAMPAIGN>_RUNS`, else `usual`. */
export const runsOf = (campaign: Campaign, usual: number): number =>
  Number(process.env[`${campaign}_RUNS`] ?? String(usual));

/** How many values a property test tries: `PROPERTY_RUNS`, else `usual`. */
export const propertyRuns = (usual = 40): number => Number(process.env['PROPERTY_RUNS'] ?? String(usual));

/** Runs one seed. The error of a failure says how to replay it. */
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
