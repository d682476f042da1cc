import 'fake-indexeddb/auto';
import { editDraft, saveDraft, startDraft } from '@/domain/drafts/draft-transitions';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { CacheDatabase } from '@/database/cache-database';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceFields } from '@/domain/instance';
import { DraftsDatabase } from '@/database/drafts-database';
import type { EngineContext } from '@workers/sync/engine/engine-context';
import { InstanceServer } from './instance-server';
import { senderContext } from './sender-context';

let count = 0;

/** The fields of a sample instance, with these changes. */
export function instance(changes: Partial<InstanceFields> = {}): InstanceFields {
  return { ...NEW_INSTANCE, code: 'x', label: 'Old', jobCode: 'dummy', configuration: '{"a":1,"b":1}', ...changes };
}

/** The shipped sender with its own databases, against a server in memory. */
export class SenderBench {
  readonly server = new InstanceServer();
  readonly sent: string[] = [];
  readonly cache: CacheDatabase;
  readonly drafts: DraftsDatabase;
  context: EngineContext;
  now = 1_000;

  constructor() {
    count += 1;
    this.cache = new CacheDatabase(`sender-cache:${count}`);
    this.drafts = new DraftsDatabase(`sender-drafts:${count}`);
    this.context = this.#newContext();
  }

  /** Makes the history refer to these people by IRIs from now on. */
  names(userIds: Readonly<Record<string, number>>): void {
    for (const [email, id] of Object.entries(userIds)) this.server.userIds.set(email, id);
    this.context = this.#newContext();
  }

  #newContext(): EngineContext {
    const { cache, drafts, server } = this;
    return senderContext({
      cache,
      drafts,
      server,
      now: () => this.now,
      onSent: (draftId) => this.sent.push(draftId),
    });
  }

  /** Puts an instance on the server. */
  serverHas(changes: Partial<InstanceFields> = {}): void {
    const { companyCode, ...fields } = instance(changes);
    const company = companyCode === null ? null : `/api/companies/${companyCode}`;
    this.server.instances.set(fields.code, { ...fields, company });
  }

  /**
   * Stores a saved draft of `x` with these changes, or of a new instance if `base` is null. Returns the id of the
   * draft.
   */
  async saved(
    changes: Partial<InstanceFields>,
    base: InstanceFields | null = instance(),
    id = base === null ? 'new' : `code:${base.code}`,
  ): Promise<string> {
    const value = { ...(base ?? instance()), ...changes };
    await this.drafts.drafts.put(saveDraft(startDraft(id, base, value, 1), 2));
    return id;
  }

  /** Changes a draft further, and saves it again. */
  async savesAgain(id: string, changes: Partial<InstanceFields>): Promise<void> {
    await this.change(id, (draft) => saveDraft(editDraft(draft, changes, 3), 4));
  }

  async change(id: string, change: (draft: DraftRow) => DraftRow): Promise<void> {
    const draft = await this.drafts.drafts.get(id);
    if (draft === undefined) throw new Error(`no draft ${id}`);
    await this.drafts.drafts.put(change(draft));
  }

  draft(id: string): Promise<DraftRow | undefined> {
    return this.drafts.drafts.get(id);
  }

  close(): void {
    this.cache.close();
    this.drafts.close();
  }
}
