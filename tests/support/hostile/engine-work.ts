import { saveDraft, startDraft } from '@/domain/drafts/draft-transitions';
import { fieldsOf, NEW_INSTANCE } from '@/domain/instance-fields';
import { readInstance } from '@/api/readers/instance-reader';
import { ApiFailure, valueOrThrow } from '@/api/api-failure';
import type { CacheDatabase } from '@/database/cache-database';
import type { DraftsDatabase } from '@/database/drafts-database';
import { createTasks } from '@workers/sync/engine/engine';
import { peopleStep } from '@workers/sync/tasks/name-people';
import { resourcesOf } from '@workers/sync/tasks/reconcile-resources';
import { sendDraft } from '@workers/sync/sender/send-draft';
import { runState } from '@/domain/kept-run';
import type { DetailRequest } from '@workers/sync/tasks/next-detail';
import { DetailReader } from '@workers/sync/tasks/read-detail';
import { executionRow } from '../execution-row';
import type { Outcome } from '@/domain/problem';
import { senderContext } from '../drafts/sender-context';
import type { InstanceServer } from '../drafts/instance-server';
import { successfulAnswer } from './contract-answers';

/** The work of the engine. Each method does one step. */
export interface EngineWork {
  /** Runs one round of a task. */
  task(name: 'head' | 'fill' | 'active' | 'watch' | 'reconcile'): Promise<Outcome<null>>;
  /** Reads one of the details of runs that the engine reads in advance. */
  detail(kind: DetailRequest['kind']): Promise<Outcome<null>>;
  /** Reads one page of a list of `reconcile`. */
  resource(name: string): Promise<Outcome<null>>;
  /** Reads one person to whom the backend refers only by an id. */
  person(): Promise<Outcome<null>>;
  /** Sends a saved draft of an existing or a new instance. */
  send(kind: 'change' | 'new'): Promise<Outcome<null>>;
}

/** The execution, person and instance in the contract's sample answers: all work below is about them. */
export const KNOWN_EXECUTION = Number(successfulAnswer('getJobExecution')['id']);
const KNOWN_PERSON = String(successfulAnswer('getUser')['id']);
export const KNOWN_INSTANCE = String(successfulAnswer('getJobInstance')['code']);
const read = readInstance(successfulAnswer('getJobInstance'));
const base = read === null ? NEW_INSTANCE : fieldsOf(read.row);

/** The work of the engine against a backend, one step at a time. */
export function engineWork(cache: CacheDatabase, drafts: DraftsDatabase, send: typeof fetch): EngineWork {
  const contextFor = (answering: typeof fetch) =>
    senderContext({
      cache,
      drafts,
      server: { fetch: answering, user: 'a@b.test', userIds: new Map<string, number>() } as InstanceServer,
      now: Date.now,
      onSent: () => {},
    });
  const context = contextFor(send);
  context.tabs = () => ({
    visible: true,
    watching: [
      { kind: 'execution', id: KNOWN_EXECUTION },
      { kind: 'instance', code: KNOWN_INSTANCE },
    ],
  });
  const tasks = createTasks(context);
  const outcome = async (work: () => Promise<unknown>): Promise<Outcome<null>> => {
    try {
      await work();
      return { ok: true, value: null };
    } catch (error) {
      if (error instanceof ApiFailure) return { ok: false, problem: error.problem };
      throw error;
    }
  };
  return {
    task: (name) => outcome(async () => tasks.get(name)?.run(new AbortController().signal)),
    detail: (kind) =>
      outcome(async () => {
        const run = (await cache.executions.get(KNOWN_EXECUTION)) ?? executionRow(KNOWN_EXECUTION);
        const unread = [{ stepId: 1, page: 1 }];
        const { warningCount } = run;
        const state = { states: [runState(run)], warningCount, log: null, hasVersions: false, unread };
        if (kind !== 'steps') await context.writer.keepRun(run.id, () => ({ kept: { id: run.id, ...state } }));
        const detail = { run, kind, stepId: 1, page: 1, code: KNOWN_INSTANCE };
        await new DetailReader(context).read(detail, new Set());
      }),
    resource: (name) =>
      outcome(async () => {
        const resource = resourcesOf(context).find((each) => each.name === name);
        if (resource === undefined) throw new Error(`reconcile does not read ${name}`);
        await resource.apply(valueOrThrow(await resource.list(1)));
        const [key] = await resource.cachedKeys();
        if (key !== undefined) await resource.checkOne(key);
      }),
    person: () =>
      outcome(async () => {
        await cache.people.delete(KNOWN_PERSON);
        const row = executionRow(1, { isByPerson: true, createdById: KNOWN_PERSON });
        await context.writer.apply({ executions: [row] });
        await peopleStep(context)();
      }),
    send: (kind) =>
      outcome(async () => {
        const id = kind === 'new' ? 'new' : `code:${KNOWN_INSTANCE}`;
        const before = kind === 'new' ? null : base;
        await drafts.drafts.put(saveDraft(startDraft(id, before, { ...base, label: 'New' }, 1), 2));
        await sendDraft(kind === 'new' ? contextFor(withFreeCode(send)) : context, id);
      }),
  };
}

/** Makes every code look free, so that the creation is sent. */
function withFreeCode(send: typeof fetch): typeof fetch {
  let isSent = false;
  return async (input, init) => {
    isSent ||= (input as Request).method === 'POST';
    if (isSent) return send(input, init);
    return new Response('{"hydra:title":"An error occurred"}', {
      status: 404,
      headers: { 'Content-Type': 'application/ld+json' },
    });
  };
}
