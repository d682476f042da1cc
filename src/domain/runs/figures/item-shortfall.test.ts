import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import type { ExecutionRow, ExecutionType } from '../../execution';
import { emptyStreak, shortfallOf, usualItems } from './item-shortfall';
import type { CountedItems } from './run-items';

interface Run {
  status?: string;
  type?: ExecutionType;
  measure?: string;
  /** Null if this device does not have the steps. */
  count: number | null;
}

/** Runs and their items, newest first. */
function world(runs: readonly Run[]) {
  const rows = runs.map(({ status = 'success', type = 'delta' }, index): ExecutionRow =>
    executionRow(1_000 - index, { status, type }),
  );
  const items = new Map<number, CountedItems>();
  for (const [index, { count, measure = 'Write: created' }] of runs.entries())
    if (count !== null) items.set(1_000 - index, { count, measure, counters: [] });
  return { rows, items };
}

/** Delta runs that worked. */
const runsOf = (...counts: (number | null)[]): Run[] => counts.map((count) => ({ count }));
const USUAL = [420, 437, 396, 452, 410];

/** The shortfall of the newest run. */
function newest(runs: readonly Run[]) {
  const { rows, items } = world(runs);
  return shortfallOf(rows, 0, items);
}

describe('a run that worked', () => {
  test('has a shortfall if it processed nothing, and five earlier runs processed 20 items or more', () => {
    expect(newest(runsOf(0, ...USUAL))).toMatchObject({ kind: 'nothing', count: 0, usual: { median: 420 } });
    expect(newest([{ count: 0, status: 'warning' }, ...runsOf(...USUAL)])?.kind).toBe('nothing');
  });

  test.each([
    [40, null],
    [39, 'few'],
    [1, 'few'],
    [0, 'nothing'],
  ])('has this shortfall with %i items, if the usual range starts at about 400: %s', (count, kind) => {
    expect(newest(runsOf(count, 420, 420, 420, 400, 400, 400))?.kind ?? null).toBe(kind);
  });

  test('has a shortfall even if the runs before it had a shortfall, too', () => {
    const { rows, items } = world(runsOf(0, 0, 0, 0, ...USUAL));
    expect(rows.map((_, index) => shortfallOf(rows, index, items)?.usual.median)).toEqual([
      420,
      420,
      420,
      420,
      ...USUAL.map(() => undefined),
    ]);
  });

  test('has no shortfall where runs without items are usual', () => {
    expect(newest(runsOf(0, 420, 0, 430, 0, 440, 0, 450))).toBeNull();
  });

  test('is compared only with runs of the same measure', () => {
    expect(newest([{ count: 0 }, ...USUAL.map((count) => ({ count, measure: 'Read: read' }))])).toBeNull();
  });
});

describe('usual items', () => {
  test('have the median and the range of the runs, and stay the same while nothing is processed', () => {
    const { rows, items } = world(runsOf(...USUAL));
    const silent = world(runsOf(0, 0, ...USUAL));
    expect(usualItems(rows, items)?.median).toBe(420);
    expect(usualItems(silent.rows, silent.items)).toEqual(usualItems(rows, items));
  });

  test('are unknown below five runs', () => {
    const { rows, items } = world(runsOf(420, null, 437, 396, 452));
    expect(usualItems(rows, items)).toBeNull();
  });
});

test('a streak goes back to the last run with items, and ends where items are unknown', () => {
  const { rows, items } = world([{ count: 0 }, { count: null, status: 'error' }, ...runsOf(0, 420, 0)]);
  expect(emptyStreak(rows, 0, items)).toEqual({ count: 2, first: rows[2], lastWithItems: rows[3] });
  const unknown = world(runsOf(0, null, 0, 420));
  expect(emptyStreak(unknown.rows, 0, unknown.items).count).toBe(1);
});

const anyRun = fc.record({
  status: fc.constantFrom('success', 'warning', 'error', 'stopped', 'inProgress'),
  type: fc.constantFrom<ExecutionType>('delta', 'full', 'event'),
  count: fc.option(fc.oneof(fc.constant(0), fc.nat(1_000))),
});
/** A history in which most runs process items, so that some other runs fall short. */
const history = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ count: fc.integer({ min: 300, max: 500 }) }) },
    { weight: 1, arbitrary: fc.constant<Run>({ count: 0 }) },
    { weight: 1, arbitrary: anyRun },
  ),
  { minLength: 1, maxLength: 40, size: 'max' },
);
const hasWorked = ({ status = 'success' }: Run): boolean => status === 'success' || status === 'warning';
const typeOf = ({ type = 'delta' }: Run): ExecutionType => type;

describe('for any history', () => {
  /** Calls `check` for each run with a shortfall in random histories. Fails if there is no such run. */
  const forEachShortfall = (check: (runs: readonly Run[], index: number) => void): void => {
    let told = 0;
    fc.assert(
      fc.property(history, (runs) => {
        const { rows, items } = world(runs);
        for (const index of rows.keys()) {
          if (shortfallOf(rows, index, items) === null) continue;
          told += 1;
          check(runs, index);
        }
      }),
    );
    expect(told).toBeGreaterThan(0);
  };
  const earlier = (runs: readonly Run[], index: number): Run[] =>
    runs.slice(index + 1).filter((run) => hasWorked(run) && typeOf(run) === typeOf(runs[index] ?? run));

  test('only a run that worked and whose items are known falls short', () => {
    forEachShortfall((runs, index) => {
      const run = runs[index];
      expect(run !== undefined && hasWorked(run) && run.count !== null).toBe(true);
    });
  });

  test('before a run that falls short, at least five runs of its type worked, and at least three processed 20 items', () => {
    forEachShortfall((runs, index) => {
      const known = earlier(runs, index).flatMap(({ count }) => count ?? []);
      expect(known.length).toBeGreaterThanOrEqual(5);
      expect(known.filter((count) => count >= 20).length).toBeGreaterThanOrEqual(3);
    });
  });

  test('runs of other types, failed runs and later runs change nothing', () => {
    fc.assert(
      fc.property(history, fc.array(anyRun, { maxLength: 5 }), (runs, later) => {
        const [judged] = runs;
        if (judged === undefined) return;
        const own = runs.filter((run) => hasWorked(run) && typeOf(run) === typeOf(judged));
        const { rows, items } = world([...later, ...runs]);
        if (hasWorked(judged)) expect(shortfallOf(rows, later.length, items)).toEqual(newest(own));
        else expect(shortfallOf(rows, later.length, items)).toBeNull();
      }),
    );
  });

  test('if a run falls short, a run that processes less falls short too', () => {
    fc.assert(
      fc.property(history, fc.nat(500), fc.nat(500), (runs, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((count) => newest([{ count }, ...runs]));
        expect(more != null && less === null).toBe(false);
      }),
    );
  });
});
