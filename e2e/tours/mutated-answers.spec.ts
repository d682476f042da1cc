import type { Page } from '@playwright/test';
import { scriptMark } from '@tests/support/hostile/hostile-strings';
import { answerText, mutated } from '@tests/support/hostile/mutated-answer';
import { SeededRandom } from '@tests/support/simulation/seeded-random';
import type { Tamper } from '../fixtures/console-server';
import { expect, test } from '../fixtures/console-test';
import { SCREENS } from '../fixtures/screens';

/**
 * Opens every screen with a backend whose responses are changed at random. The screen shows its content or an error,
 * its tabs open, no script in a text runs, and nothing is wider than the window. Console errors and uncaught errors
 * fail the test (console-test). `npm run test:hostile` opens every screen in several rounds. `npm test -- --tours`
 * opens a sample of the screens. `HOSTILE_SEED=n` repeats a run.
 */
const IS_FULL = process.env['HOSTILE_FULL'] === '1';
const SEED = Number(process.env['HOSTILE_SEED'] ?? (IS_FULL ? Date.now() % 100_000 : 1));
const ROLES = ['ROLE_ADMIN', 'ROLE_CLIENT_ADMIN', 'ROLE_USER', 'ROLE_RESTRICTED_USER'];
const ROUNDS = IS_FULL ? 24 : 1;
const SAMPLE = 12;

for (let round = 0; round < ROUNDS; round += 1) {
  const random = new SeededRandom(SEED + round);
  const screens = IS_FULL ? SCREENS : Array.from({ length: SAMPLE }, () => random.pick(SCREENS));
  const role = ROLES[round % ROLES.length] ?? 'ROLE_ADMIN';

  test(`round ${round + 1}: no changed response leaves a screen blank`, async ({
    page,
    server,
    signedIn,
    expectConsole,
  }) => {
    test.setTimeout(60_000 + screens.length * 20_000);
    console.log(`HOSTILE_SEED=${SEED}: ${role}`);
    expectConsole(/Failed to load resource: the server responded with a status of/);
    await signedIn(role);
    let answers = 0;
    const change = changing(SEED + round);
    server.tamper((answer) => {
      answers += 1;
      return change(answer);
    });
    for (const screen of screens) await test.step(screen, () => see(page, screen));
    expect(answers).toBeGreaterThan(screens.length);
  });
}

const STATUSES = [200, 201, 204, 400, 403, 404, 422, 429, 500, 503];

/** Changes most responses a little and some a lot. Never sets the status 401, because it would open the sign-in. */
function changing(seed: number): Tamper {
  const times = new Map<string, number>();
  return ({ request, status, type, text }) => {
    // The seed depends on the request and on how often it was sent, because the order of the requests varies.
    const time = (times.get(request) ?? 0) + 1;
    times.set(request, time);
    const random = new SeededRandom(hashOf(`${seed} ${time} ${request}`));
    const strength = random.pick([0, 0.01, 0.05, 0.2]);
    const isRefused = random.chance(0.05);
    const changed = answerText(mutated(parsed(text), random, strength), random);
    return { status: isRefused ? random.pick(STATUSES) : status, type, text: changed };
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return hash;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function see(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  await expectShown(page);
  const tabs = page.getByRole('main').getByRole('tab');
  for (let place = 0; place < (await tabs.count()); place += 1) {
    await tabs.nth(place).click();
    await expectShown(page);
  }
}

async function expectShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // A screen that still waits for a valid response shows progress or the state of the connection.
  const waits = page.locator('[aria-busy="true"]');
  const reason = page.getByRole('progressbar').or(page.getByRole('status').filter({ hasText: /Offline|Slow/ }));
  await expect.poll(async () => (await waits.count()) === 0 || (await reason.count()) > 0).toBe(true);
  const seen = await page.evaluate(
    (mark) => ({
      ran: mark in globalThis || 'polluted' in Object.prototype,
      text: document.body.innerText.trim().length,
      excess: document.documentElement.scrollWidth - window.innerWidth,
    }),
    scriptMark,
  );
  expect(seen.ran, 'a script of an answer ran, or a key of it reached every object').toBe(false);
  expect(seen.text, 'a blank screen').toBeGreaterThan(20);
  expect(seen.excess, 'wider than the window by').toBeLessThanOrEqual(0);
}
