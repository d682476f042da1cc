import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'locales/en';

/** The texts that say what happens when the connection is back. */
function promises(): string[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const texts = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<string, string>;
    return Object.entries(texts).flatMap(([key, text]) => (text.includes('back online') ? [`${file} ${key}`] : []));
  });
}

test('only the texts of useMissingReason and of a waiting Save say what happens when the connection is back', () => {
  expect(promises()).toEqual([
    'common.json missing.offline',
    'job-instances.json save.waiting',
    'job-instances.json save.waitingInTab',
  ]);
});
