import { afterEach, expect, test, vi } from 'vitest';
import { packBytes, unpackFile } from './packed-bytes';

afterEach(() => vi.unstubAllGlobals());

const text = 'Ümlaut 2026-11-20 10:00:02 step started\n'.repeat(1_000);
const bytes = new TextEncoder().encode(text);

test('packed bytes are smaller and are unpacked to the same text', async () => {
  const row = await packBytes(bytes);
  expect(row.isGzip).toBe(true);
  expect(row.packed.length).toBeLessThan(bytes.length / 20);
  expect(await (await unpackFile(row)).text()).toBe(text);
});

test('in a browser without compression, the bytes are unchanged', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  const row = await packBytes(bytes);
  expect(row).toEqual({ packed: bytes, isGzip: false });
  expect(await (await unpackFile(row)).text()).toBe(text);
});

test('damaged bytes are an error, not a wrong text', async () => {
  const { packed } = await packBytes(bytes);
  const unpacked = unpackFile({ packed: packed.slice(0, 50), isGzip: true });
  await expect(unpacked).rejects.toBeInstanceOf(Error);
});
