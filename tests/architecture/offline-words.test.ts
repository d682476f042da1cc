import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'locales/en';

/** The texts that promise something for when the connection is back. */
function promises(): string[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const texts = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<string, string>;
    return Object.entries(texts).flatMap(([key, text]) => (text.includes('back online') ? [`${file} ${key}`] : []));
  });
}

test('only useMissingReason and a waiting Save promise something for when the connection is back, because only they know its state', () => {
  expect(promises()).toEqual([
    'common.json missing.offline',
    'job-instances.json save.waiting',
    'job-instances.json save.waitingInTab',
  ]);
});
