import { expect, test, vi } from 'vitest';
import { heldFile } from './held-file';

const stored = (text: string): Response => new Response(text, { headers: { 'content-type': 'text/html' } });

test('a file is read once, and given whole as often as it is asked for', async () => {
  const read = vi.fn<() => Promise<Response>>(async () => stored('page'));
  for (let visit = 0; visit < 3; visit += 1) {
    const file = await heldFile('/page', read);
    expect(await file?.text()).toBe('page');
    expect(file?.headers.get('content-type')).toBe('text/html');
  }
  expect(read).toHaveBeenCalledTimes(1);
});

test('what is not there, or cannot be read, is looked for again', async () => {
  expect(await heldFile('/other', async () => undefined)).toBeUndefined();
  await expect(heldFile('/other', () => Promise.reject(new Error('no storage')))).rejects.toThrow('no storage');
  expect(await (await heldFile('/other', async () => stored('there')))?.text()).toBe('there');
});
