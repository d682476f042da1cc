import { SeededRandom } from '@tests/support/simulation/seeded-random';
import { expect, test } from '../fixtures/console-test';
import { FIELD_PLACES, JOBS } from '../fixtures/hostile/field-places';
import { typeEverywhere } from '../fixtures/hostile/typed-texts';

/**
 * Types hostile texts into every text field of every form, filter and modal. The field shows the text, no script in the
 * text runs, no layout breaks, and texts that cannot be stored are refused with a message. `npm run test:hostile` tries
 * all 500 texts in every field. `npm test -- --tours` tries a sample. `HOSTILE_SEED=n` selects the sample.
 */
const IS_FULL = process.env['HOSTILE_FULL'] === '1';
const SEED = Number(process.env['HOSTILE_SEED'] ?? (IS_FULL ? Date.now() % 100_000 : 1));
const random = new SeededRandom(SEED);

const isJob = (name: string): boolean => name in JOBS;
const screens = FIELD_PLACES.filter(({ name }) => !isJob(name));
const jobs = FIELD_PLACES.filter(({ name }) => isJob(name));
const places = IS_FULL ? FIELD_PLACES : [...Array.from({ length: 7 }, () => random.pick(screens)), random.pick(jobs)];
const texts = IS_FULL ? undefined : Array.from({ length: 6 }, () => random.below(10_000));

for (const [number, { name, who, open }] of places.entries()) {
  test(`fields ${number + 1}: hostile texts do no harm in ${IS_FULL ? name : 'one place'}`, async ({
    page,
    signedIn,
    expectConsole,
  }) => {
    test.setTimeout(IS_FULL ? 3_600_000 : 120_000);
    console.log(`HOSTILE_SEED=${SEED}: ${name}`);
    expectConsole(/Failed to load resource: the server responded with a status of/);
    if (who !== null) await signedIn(who);
    let fields = 0;
    await open(page, async (part) => {
      const report = await typeEverywhere(part, texts);
      fields += report.fields.length;
      expect(report.problems, report.fields.join(', ')).toEqual([]);
    });
    expect(fields).toBeGreaterThan(0);
  });
}
