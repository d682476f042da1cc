import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { contract } from './support/contract-document';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Copies the contract and its generator to a folder in which a test may change them. */
function copyContract(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  folders.push(folder);
  for (const name of ['console.yaml', 'generate.mjs', 'generated']) {
    cpSync(join('openapi', name), join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function generate(folder: string, ...options: string[]) {
  return spawnSync(process.execPath, [join(folder, 'generate.mjs'), ...options], { encoding: 'utf8' });
}

test('the committed files equal the generated ones', () => {
  const { status, stderr } = generate('openapi', '--check');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(readFileSync('openapi/generated/console.json', 'utf8'))).toEqual(contract);
});

test('the check lists stale files after a change of the contract, and the generator updates them', () => {
  const folder = copyContract();
  const yaml = join(folder, 'console.yaml');
  writeFileSync(yaml, readFileSync(yaml, 'utf8').replace('operationId: signIn', 'operationId: logIn'));
  const stale = generate(folder, '--check');
  expect(stale.status).toBe(1);
  expect(stale.stderr).toContain('console.ts');
  expect(stale.stderr).toContain('console.json');
  expect(generate(folder).status).toBe(0);
  expect(generate(folder, '--check').status).toBe(0);
  expect(readFileSync(join(folder, 'generated/console.ts'), 'utf8')).toContain('operations["logIn"]');
});
