import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { DraftsDatabase } from '@/database/drafts-database';
import type { BulkChange } from '@/domain/bulk/bulk-change';
import { areApplied } from '@/domain/bulk/bulk-edits';
import type { DraftRow } from '@/domain/drafts/draft';
import { conflictDraft, editDraft, saveDraft, startDraft, startSending } from '@/domain/drafts/draft-transitions';
import { isComplete } from '@/domain/drafts/draft-checks';
import type { InstanceRow } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import { Killed, killAfter } from '@tests/support/drafts/kill-writes';
import { SeededRandom } from '@tests/support/simulation/seeded-random';
import { propertyRuns } from '@tests/support/simulation/seeds';
import { draftLines, readLines, redoLines, saveLines, takeBackLines, undoLines } from './bulk-drafts';
import { startTask } from './bulk-tasks';
import { instanceRow } from '@tests/support/instance-row';

const instance = (code: string, configuration = '{"channel": "shop", "list": ["shop", 1.0]}'): InstanceRow =>
  instanceRow(code, {
    label: `Job ${code}`,
    jobCode: 'dummy',
    companyCode: 'acme',
    companyName: 'Acme',
    configuration,
    errorAlertEmails: ['a@acme.test'],
  });
const ownDraft = (row: InstanceRow): DraftRow =>
  startDraft(`code:${row.code}`, fieldsOf(row), { ...fieldsOf(row), label: 'Own' }, 1_000);

let open: { cache: CacheDatabase; drafts: DraftsDatabase };
let count = 0;
const CODES = ['a', 'b', 'c', 'd', 'e', 'f'];
const CHANGE: BulkChange = {
  enabled: false,
  errorAlerts: { mode: 'add', addresses: ['b@acme.test'] },
  replace: { search: 'shop', replacement: 'print', whole: true },
};

beforeEach(() => {
  count += 1;
  open = { cache: new CacheDatabase(`bulk-cache-${count}`), drafts: new DraftsDatabase(`bulk-drafts-${count}`) };
});
afterEach(() => {
  vi.restoreAllMocks();
  open.cache.close();
  open.drafts.close();
});

const start = (change: BulkChange = CHANGE, codes = CODES): Promise<string> =>
  startTask(open, codes, { kind: 'change', change });
const statesOf = async (bulk: string): Promise<string> =>
  (await readLines(open.drafts, bulk)).map(({ code, state }) => `${code} ${state}`).join(', ');
const draftOf = (code: string): Promise<DraftRow | undefined> => open.drafts.drafts.get(`code:${code}`);

describe('with one integration', () => {
  const [a] = [instance('a')];
  beforeEach(() => open.cache.instances.put(a));

  test('a change starts a draft, an undo removes the draft, and the change can be made again', async () => {
    const bulk = await start(CHANGE, ['a']);
    expect(await draftOf('a')).toBeUndefined();
    await draftLines(open, bulk);
    expect(await draftOf('a')).toMatchObject({
      state: 'editing',
      base: fieldsOf(a),
      value: { enabled: false, sendErrorEmail: true, configuration: '{"channel": "print", "list": ["print", 1.0]}' },
    });
    expect(await undoLines(open.drafts, bulk, ['a'])).toEqual(['a']);
    expect(await draftOf('a')).toBeUndefined();
    expect(await statesOf(bulk)).toBe('a undone');
    await redoLines(open.drafts, bulk, ['a']);
    await draftLines(open, bulk);
    expect((await draftOf('a'))?.value.enabled).toBe(false);
  });

  test('a change is added to an existing draft, and an undo keeps the other edits of the draft', async () => {
    const own = ownDraft(a);
    await open.drafts.drafts.put(own);
    const bulk = await start(CHANGE, ['a']);
    await draftLines(open, bulk);
    expect(await draftOf('a')).toMatchObject({ value: { label: 'Own', enabled: false } });
    const edited = editDraft((await draftOf('a')) ?? own, { description: 'Later' }, 5);
    await open.drafts.drafts.put(edited);
    await undoLines(open.drafts, bulk, ['a']);
    expect((await draftOf('a'))?.value).toEqual({ ...own.value, description: 'Later' });
  });

  test('a change does not alter what a saved draft sends, and after an undo the draft waits to be sent again', async () => {
    await open.drafts.drafts.put(saveDraft(ownDraft(a), 2_000));
    const bulk = await start(CHANGE, ['a']);
    await draftLines(open, bulk);
    expect(await draftOf('a')).toMatchObject({
      state: 'ready',
      outgoing: { enabled: true },
      value: { enabled: false },
    });
    await saveLines(open.drafts, bulk, ['a'], { isReady: () => true, onSaved: () => {} });
    expect((await draftOf('a'))?.outgoing?.enabled).toBe(false);
    await undoLines(open.drafts, bulk, ['a']);
    expect(await draftOf('a')).toMatchObject({ state: 'ready', outgoing: { label: 'Own', enabled: true } });
  });

  const send = (bulk: string, at: number): Promise<number> =>
    saveLines(open.drafts, bulk, ['a'], { isReady: () => true, onSaved: () => {}, now: () => at });
  const change = async (edit: (draft: DraftRow) => DraftRow): Promise<void> => {
    const draft = await draftOf('a');
    if (draft !== undefined) await open.drafts.drafts.put(edit(draft));
  };
  const type = (draft: DraftRow): DraftRow => editDraft(draft, { description: 'half' }, 4_000);
  /** Changes a draft whose own Save waits, and saves the change. The person then types on without a Save. */
  const sentOverSave = async (): Promise<string> => {
    await open.drafts.drafts.put(saveDraft(ownDraft(a), 2_000));
    const bulk = await start(CHANGE, ['a']);
    await draftLines(open, bulk);
    await send(bulk, 3_000);
    await send(bulk, 3_500);
    await change(type);
    return bulk;
  };

  test('an undo sends neither the change nor what was typed without a Save, only the earlier Save', async () => {
    const bulk = await sentOverSave();
    await undoLines(open.drafts, bulk, ['a']);
    expect(await draftOf('a')).toMatchObject({
      state: 'ready',
      outgoing: { ...fieldsOf(a), label: 'Own' },
      value: { ...fieldsOf(a), label: 'Own', description: 'half' },
      readyAt: 2_000,
    });
  });

  test('taking the change back does not take back the earlier Save', async () => {
    const bulk = await sentOverSave();
    expect(await takeBackLines(open.drafts, bulk, ['a'])).toBe(1);
    expect(await draftOf('a')).toMatchObject({
      state: 'ready',
      outgoing: { ...fieldsOf(a), label: 'Own' },
      value: { label: 'Own', description: 'half', enabled: false },
    });
    await send(bulk, 5_000);
    expect((await draftOf('a'))?.outgoing).toMatchObject({ label: 'Own', enabled: false });
  });

  test.each([
    ['made after the change was saved', true],
    ['made before the change was saved', false],
  ])('after an undo, a Save in the form (%s) still waits, but without the change', async (_when, isSent) => {
    const bulk = await start(CHANGE, ['a']);
    await draftLines(open, bulk);
    if (isSent) await send(bulk, 3_000);
    await change((draft) => saveDraft(editDraft(draft, { label: 'Saved' }, 3_500), 3_600));
    await change(type);
    await undoLines(open.drafts, bulk, ['a']);
    expect(await draftOf('a')).toMatchObject({
      state: 'ready',
      outgoing: { ...fieldsOf(a), label: 'Saved' },
      value: { ...fieldsOf(a), label: 'Saved', description: 'half' },
    });
  });

  test('an undo leaves no draft if the Save in the form had only the change', async () => {
    const bulk = await start(CHANGE, ['a']);
    await draftLines(open, bulk);
    await change((draft) => saveDraft(draft, 3_000));
    await undoLines(open.drafts, bulk, ['a']);
    expect(await draftOf('a')).toBeUndefined();
  });

  test('a draft in conflict stays as it is, and the line says why', async () => {
    const conflict = { field: 'label' as const, base: 'x', mine: 'Own', theirs: 'Theirs' };
    const own = conflictDraft(ownDraft(a), { ...fieldsOf(a), label: 'Theirs' }, [conflict], 2_000);
    await open.drafts.drafts.put(own);
    const bulk = await start(CHANGE, ['a']);
    await draftLines(open, bulk);
    expect(await draftOf('a')).toEqual(own);
    expect((await readLines(open.drafts, bulk))[0]).toMatchObject({ state: 'blocked', blocked: 'conflict', edits: [] });
    expect(await undoLines(open.drafts, bulk, ['a'])).toEqual([]);
  });

  test('no draft starts if the change has no effect, or if the integration is unknown', async () => {
    const bulk = await start({ enabled: true }, ['a', 'nowhere']);
    await draftLines(open, bulk);
    expect(await statesOf(bulk)).toBe('a same, nowhere blocked');
    expect(await open.drafts.drafts.count()).toBe(0);
  });

  test('a draft that is being sent cannot be undone, but a Save that still waits can be taken back', async () => {
    const bulk = await start(CHANGE, ['a']);
    await draftLines(open, bulk);
    const onSaved = vi.fn<() => void>();
    expect(await saveLines(open.drafts, bulk, ['a'], { isReady: (draft) => isComplete(draft, false), onSaved })).toBe(
      1,
    );
    expect(onSaved).toHaveBeenCalledOnce();
    const saved = await draftOf('a');
    expect(saved?.state).toBe('ready');
    if (saved === undefined) throw new Error('no draft');
    await open.drafts.drafts.put(startSending(saved, 9_000));
    expect(await undoLines(open.drafts, bulk, ['a'])).toEqual([]);
    expect(await takeBackLines(open.drafts, bulk, ['a'])).toBe(0);
    await open.drafts.drafts.put(saved);
    expect(await takeBackLines(open.drafts, bulk, ['a'])).toBe(1);
    expect(await draftOf('a')).toMatchObject({ state: 'editing', outgoing: null, value: { enabled: false } });
  });

  test('a draft whose form has texts that are not valid yet, or a wrong value, is not saved', async () => {
    const bulk = await start(CHANGE, ['a']);
    await draftLines(open, bulk);
    const options = { isReady: () => true, onSaved: () => {} };
    expect(await saveLines(open.drafts, bulk, ['a'], { ...options, isReady: () => false })).toBe(0);
    await open.drafts.brokenTexts.put({ id: 'code:a', typed: {} });
    expect(await saveLines(open.drafts, bulk, ['a'], options)).toBe(0);
    expect((await readLines(open.drafts, bulk))[0]?.savedAt).toBeNull();
  });
});

/** Repeats the work until it succeeds; kills the first attempts at random moments. */
async function throughKills(random: SeededRandom, work: () => Promise<unknown>, check: () => Promise<void>) {
  for (let tries = 0; ; tries += 1) {
    if (tries < 6) killAfter(open.drafts, random.below(9));
    try {
      await work();
      vi.restoreAllMocks();
      await check();
      return;
    } catch (error) {
      vi.restoreAllMocks();
      if (!(error instanceof Killed)) throw error;
      await check();
    }
  }
}

const withoutTimes = (draft: DraftRow) => ({ ...draft, updatedAt: 0, revision: 0, readyAt: 0, createdAt: 0 });

test('if the page is killed at any moment, no change is lost or made twice, and an undo restores every draft', async () => {
  for (let seed = 1; seed <= Math.min(200, propertyRuns(6)); seed += 1) {
    const random = new SeededRandom(seed);
    await Promise.all([open.cache.instances.clear(), ...open.drafts.tables.map((table) => table.clear())]);
    const rows = CODES.map((code) =>
      instance(
        code,
        random.chance(0.2) ? '{}' : random.chance(0.1) ? '{' : '{"channel": "shop", "list": ["shop", 1.0]}',
      ),
    );
    await open.cache.instances.bulkPut(rows);
    const own = rows.filter(() => random.chance(0.4)).map((row) => ownDraft(row));
    await open.drafts.drafts.bulkPut(own.map((draft) => (random.chance(0.3) ? saveDraft(draft, 2_000) : draft)));
    const before = await open.drafts.drafts.toArray();
    const bulk = await start();

    /** Checks that the state of every line matches its draft. */
    const check = async (): Promise<void> => {
      const drafts = new Map((await open.drafts.drafts.toArray()).map((draft) => [draft.code, draft]));
      for (const line of await readLines(open.drafts, bulk)) {
        const draft = drafts.get(line.code);
        if (line.state === 'drafted') {
          expect(draft !== undefined && areApplied(draft.value, line.edits), `seed ${seed} ${line.code}`).toBe(true);
          expect(draft?.value.errorAlertEmails).toEqual(['a@acme.test', 'b@acme.test']);
        } else {
          const known = before.find(({ code }) => code === line.code);
          expect(draft && withoutTimes(draft), `seed ${seed} ${line.code}`).toEqual(known && withoutTimes(known));
        }
      }
    };
    await throughKills(random, () => draftLines(open, bulk), check);
    expect((await readLines(open.drafts, bulk)).every(({ state }) => state === 'drafted')).toBe(true);
    expect(await open.drafts.drafts.count()).toBe(CODES.length);
    await throughKills(random, () => undoLines(open.drafts, bulk, CODES), check);
    expect((await open.drafts.drafts.toArray()).map(withoutTimes)).toEqual(before.map(withoutTimes));
  }
}, 30_000);
