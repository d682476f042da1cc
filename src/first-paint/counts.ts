/** A number of every plural form that English and French have; the prerendered texts are made with these. */
export const COUNTS = { one: 1, other: 2, many: 1_000_000 } as const;
