import type { JobDefinition } from '../catalogue/job-definitions';
import { sampleItems, type SampleItem } from '../catalogue/sample-items';
import { itemFilter } from './item-filter';

/** The result of a step for one item. */
export interface Outcome {
  /** The counter in the step's summary that counts the item. */
  counter: string;
  warning: string | null;
}

/** The items of one step of a run, and the result of the step for each item. */
export interface StepPlan {
  name: string;
  items: readonly SampleItem[];
  outcome: (item: SampleItem, place: number) => Outcome;
}

/** The values on which the steps of a run depend. */
export interface RunInput {
  job: JobDefinition;
  configuration: Readonly<Record<string, unknown>>;
  delta: boolean;
}

const deltaDays = 2;
const plain = (counter: string): Outcome => ({ counter, warning: null });

function countIn(configuration: RunInput['configuration'], key: string, fallback: number): number {
  const value = configuration[key];
  return typeof value === 'number' && value >= 0 && value <= 1000 ? Math.floor(value) : fallback;
}

function testJob({ job, configuration }: RunInput): StepPlan[] {
  const items = sampleItems('ticks', countIn(configuration, 'items', 20));
  const warnings = countIn(configuration, 'warnings', 0);
  return job.steps.map((name, step) => ({
    name,
    items,
    outcome: (item, place) =>
      step === 1 && place < warnings
        ? { counter: 'skipped', warning: `${item.name}: asked to warn` }
        : plain('processed'),
  }));
}

function readStep(name: string, input: RunInput, isWanted: (item: SampleItem) => boolean): StepPlan {
  const outcome = (item: SampleItem): Outcome => {
    if (input.delta && item.ageDays > deltaDays) return plain('unchanged');
    return plain(isWanted(item) ? 'read' : 'filtered');
  };
  return { name, items: sampleItems(input.job.source), outcome };
}

function workStep(name: string, items: readonly SampleItem[], isLast: boolean): StepPlan {
  const outcome = (item: SampleItem, place: number): Outcome => {
    if (!isLast)
      return item.problem === null
        ? plain('processed')
        : { counter: 'skipped', warning: `${item.name}: ${item.problem}` };
    return plain(place % 5 === 0 ? 'created' : 'updated');
  };
  return { name, items, outcome };
}

/**
 * The steps of a run over the sample catalogue. The first step reads the items. It skips items that do not pass the
 * filters and, in a delta run, items that have not changed for two days. The second step warns about items with a
 * problem, and the last step writes the items without a problem.
 */
export function planSteps(input: RunInput): StepPlan[] {
  const { job, configuration, delta } = input;
  if (job.source === 'ticks') return testJob(input);
  const isWanted = itemFilter(configuration);
  const wanted = sampleItems(job.source).filter((item) => isWanted(item) && (!delta || item.ageDays <= deltaDays));
  const sound = wanted.filter((item) => item.problem === null);
  const [first = 'Read', ...others] = job.steps;
  const lastPlace = others.length - 1;
  const work = others.map((name, place) => {
    const isLast = place === lastPlace && place > 0;
    return workStep(name, place === 0 ? wanted : sound, isLast);
  });
  return [readStep(first, input, isWanted), ...work];
}
