import { timing, type CaseResult, type Figure } from '../../result/figures';
import { openBusyPage } from '../../stage/busy-page';
import { busyBetween } from '../../stage/busy-thread';
import type { Stage } from '../../stage/stage';
import { RUNS } from '../settings';

const EXECUTION = 400;
const FEW = 10;
const MANY = 10_000;
const TASK_GOAL = 100;

interface Execution {
  status: string;
  stepExecutions: { warningCount: number }[];
}

/**
 * Measures the page of an execution with 10,000 warnings, which are grouped by kind, and the same page with ten
 * warnings.
 */
export async function warnings(stage: Stage): Promise<CaseResult> {
  const path = `/api/job_executions/${EXECUTION}`;
  const { stepExecutions, ...execution } = await stage.get<Execution>(path);
  let count = FEW;
  stage.answerFirst(({ url = '' }, response) => {
    const steps = stepExecutions.map((step, index) => ({ ...step, warningCount: index === 0 ? count : 0 }));
    const answer = url.startsWith('/api/job_warnings')
      ? { '@type': 'hydra:Collection', 'hydra:member': warningsOf(count), 'hydra:totalItems': count }
      : url === path && { ...execution, status: 'warning', stepExecutions: steps };
    if (answer === false) return false;
    response.setHeader('Content-Type', 'application/ld+json').end(JSON.stringify(answer));
    return true;
  });
  const figures: Figure[] = [];
  for (count of [FEW, MANY]) {
    const shown: number[] = [];
    const searched: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await openBusyPage(stage, `${stage.consoleLink.url}/job_execution/${EXECUTION}`);
      const kinds = page.getByRole('table', { name: 'Warnings by kind' });
      await kinds.getByRole('row').nth(1).waitFor();
      const from = await page.evaluate(() => performance.now());
      shown.push((await busyBetween(page, 0, from)).longestTask);
      await page.getByRole('searchbox', { name: 'Search warnings' }).pressSequentially('SKU AF-1');
      await kinds.getByRole('row').nth(1).getByRole('button').click();
      await kinds.getByRole('listitem').first().waitFor();
      searched.push((await busyBetween(page, from, await page.evaluate(() => performance.now()))).longestTask);
      await page.context().close();
    }
    const goal = count === MANY && { goal: TASK_GOAL };
    figures.push(timing(`${count} warnings: longest task over 50 ms until they are shown`, shown), {
      ...timing(`${count} warnings: longest task over 50 ms while they are searched`, searched),
      ...goal,
    });
  }
  return { name: `The page of an execution with ${MANY} warnings`, figures };
}

function warningsOf(count: number): { id: number; message: string }[] {
  return Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    message: place % 3 === 0 ? `the option "s${place}" does not exist` : `no product has the SKU AF-${place}`,
  }));
}
