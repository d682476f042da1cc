import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from './simulation/seeds';

/** Defines a test that checks a property for many values, with enough time for all of them. */
export function checkProperty<T extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  property: (...values: T) => void,
): void {
  test(
    name,
    () => {
      fc.assert(fc.property(...arbitraries, property));
      expect.hasAssertions();
    },
    5000 + 20 * propertyRuns(),
  );
}
