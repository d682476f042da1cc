import { mkdir, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { meetsGoal, type CaseResult, type Figure } from './figures';

const FOLDER = '.cache/bench';

/** A whole run of the bench. */
export interface BenchRun {
  date: string;
  runs: number;
  machine: string;
  /** Browser, with its version. */
  browser: string;
  /**
   * The load of the machine (average of one minute) at the start and at the end. Figures are unreliable when the load
   * is above the number of processors.
   */
  load: [number, number];
  cases: CaseResult[];
}

/** A description of this machine. */
export function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, Node ${process.version}`;
}

export const load = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

/** Prints the figures of a case. */
export function printCase({ name, figures }: CaseResult): void {
  console.log(`\n${name}`);
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const figure of figures) console.log(`  ${figure.what.padEnd(width)}  ${lineOf(figure)}`);
}

function lineOf(figure: Figure): string {
  const { value, unit, goal, atLeast, runs = [] } = figure;
  const digits = unit === '×' || (unit === 'ms' && value < 10) ? 2 : 0;
  const said = `${Number.isNaN(value) ? 'never' : value.toFixed(digits)} ${unit}`.trim().padStart(14);
  const kept = meetsGoal(figure);
  const verdict = kept === null ? '' : `  ${kept ? 'holds' : 'MISSED'} (${atLeast ? '≥' : '≤'} ${goal} ${unit})`;
  const missing = runs.filter(Number.isNaN).length;
  return `${said}${verdict}${missing === 0 ? '' : `  ${missing} of ${runs.length} runs never`}`;
}

/** Writes the run as JSON. Returns the file's name. */
export async function writeRun(run: BenchRun, to = `${FOLDER}/${run.date.replaceAll(':', '-')}.json`): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(to, `${JSON.stringify(run, null, 2)}\n`);
  return to;
}
