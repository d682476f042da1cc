import { afterEach, beforeEach, expect, test } from 'vitest';
import { editDraft } from '@/domain/drafts/draft-transitions';
import { instance, SenderBench } from '@tests/support/drafts/sender-bench';
import { sendDraft } from './send-draft';

let bench: SenderBench;

beforeEach(() => {
  bench = new SenderBench();
  bench.serverHas();
});
afterEach(() => bench.close());

const send = (): Promise<void> => sendDraft(bench.context, 'code:x');

const trimming = (stored: Record<string, unknown>): Record<string, unknown> => ({
  ...stored,
  label: String(stored['label']).trim(),
});

test.each(['204', 'the instance'])('a trimmed value counts as kept when the response is %s', async (response) => {
  bench.server.answersWith204 = response === '204';
  bench.server.normalise = trimming;
  for (const label of ['Mine ', ' Mine']) {
    const base = instance({ label: String(bench.server.instances.get('x')?.['label']) });
    await bench.saved({ label }, base);
    await send();
    expect(await bench.draft('code:x')).toBeUndefined();
  }
  expect(bench.sent).toEqual(['code:x', 'code:x']);
});

test('a schedule of blanks counts as removed', async () => {
  bench.serverHas({ cronExpression: '0 2 * * *' });
  bench.server.answersWith204 = true;
  await bench.saved({ cronExpression: '  ' }, instance({ cronExpression: '0 2 * * *' }));
  await send();
  expect(bench.server.writes()[0]?.body).toEqual({ cronExpression: null });
  expect(await bench.draft('code:x')).toBeUndefined();
});

test('text that is typed during the write does not conflict with the value that the server has trimmed', async () => {
  bench.server.answersWith204 = true;
  bench.server.normalise = trimming;
  await bench.saved({ label: 'Mine ' });
  bench.server.onRequest = async ({ method }) => {
    if (method === 'PATCH') await bench.change('code:x', (draft) => editDraft(draft, { label: 'Mine too' }, 5));
  };
  await send();
  expect(await bench.draft('code:x')).toMatchObject({
    state: 'editing',
    base: { label: 'Mine' },
    value: { label: 'Mine too' },
  });
});

test('the removal of a key counts as not kept if the server still has the key, although it may add keys', async () => {
  bench.server.answersWith204 = true;
  bench.server.normalise = (stored) => ({ ...stored, configuration: '{"a":2,"b":1,"added":true}' });
  await bench.saved({ configuration: '{"a":2}' });
  await send();
  expect(await bench.draft('code:x')).toMatchObject({
    state: 'conflict',
    value: { configuration: '{"a":2,"added":true}' },
  });
});

test('another person may add a key to the configuration, also when the server trims a value in it', async () => {
  bench.server.answersWith204 = true;
  await bench.saved({ configuration: '{"a":"x ","b":1}' });
  bench.server.onRequest = ({ method }) => {
    if (method === 'GET' && bench.server.writes().length > 0)
      bench.serverHas({ configuration: '{"a":"x","b":1,"c":1}' });
  };
  await send();
  expect(await bench.draft('code:x')).toBeUndefined();
});

test('a change that the server ignores counts as not kept, even if the response contains the instance', async () => {
  bench.server.normalise = (stored) => ({ ...stored, cronExpression: null });
  await bench.saved({ label: 'Mine', cronExpression: '0 2 * * *' });
  await send();
  expect(bench.sent).toEqual([]);
  expect(await bench.draft('code:x')).toMatchObject({
    state: 'rejected',
    refusal: 'The server did not keep the change.',
    base: { label: 'Mine', cronExpression: null },
    value: { label: 'Mine', cronExpression: '0 2 * * *' },
  });
});
