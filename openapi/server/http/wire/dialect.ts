/** The API Platform versions that this backend can imitate. */
export const dialects = ['2.7', '3.4', '4.0'] as const;
export type Dialect = (typeof dialects)[number];

/** Versions 2.7 and 3.x write the keys of a collection with the `hydra:` prefix, version 4.x without it. */
export const usesPrefix = (dialect: Dialect) => dialect !== '4.0';

/** Only 2.7 writes null fields. */
export const writesNulls = (dialect: Dialect) => dialect === '2.7';
