import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeAllPrivate, makePrivateFiles } from './private-files';

let folder: string;
let mask: number;
beforeEach(async () => {
  mask = process.umask();
  folder = await mkdtemp(join(tmpdir(), 'private-'));
});
afterEach(async () => {
  process.umask(mask);
  await rm(folder, { recursive: true });
});

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

test('files and folders that an earlier version made public become private, recursively', async () => {
  const data = join(folder, 'start');
  await mkdir(join(data, 'base', '1'), { recursive: true });
  for (const file of ['base/1/112', 'PG_VERSION']) await writeFile(join(data, file), 'x');
  await writeFile(`${data}.key`, 'x');
  for (const path of [data, join(data, 'base'), join(data, 'base/1')]) await chmod(path, 0o755);
  for (const path of [join(data, 'base/1/112'), join(data, 'PG_VERSION'), `${data}.key`]) await chmod(path, 0o644);
  await makeAllPrivate([data, `${data}.key`, `${data}-emails`]);
  expect(await Promise.all([data, join(data, 'base'), join(data, 'base/1')].map(modeOf))).toEqual([
    '700',
    '700',
    '700',
  ]);
  const files = [join(data, 'base/1/112'), join(data, 'PG_VERSION'), `${data}.key`];
  expect(await Promise.all(files.map(modeOf))).toEqual(['600', '600', '600']);
});

test('new files are private', async () => {
  makePrivateFiles();
  await mkdir(join(folder, 'emails'));
  await writeFile(join(folder, 'emails', '1.eml'), 'link');
  expect(await modeOf(join(folder, 'emails'))).toBe('700');
  expect(await modeOf(join(folder, 'emails', '1.eml'))).toBe('600');
});
