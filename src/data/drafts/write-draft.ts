import { editDraft, startDraft } from '@/domain/drafts/draft-transitions';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceFields } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import { randomId } from '@/lib/browser/random-id';
import { databases } from '../sync/databases';
import { DraftRecord } from './draft-record';
import { draftIdOf, isSettled } from './draft-target';

/** Creates a draft for a new instance. Resolves to the draft's id; rejects if this device cannot store it. */
export async function createDraft(value: InstanceFields): Promise<string> {
  const { drafts } = databases();
  const id = randomId();
  await drafts.drafts.add(startDraft(id, null, value, Date.now()));
  return id;
}

/**
 * Changes the draft of an instance whose form is not open, or starts a draft. Rejects when this device cannot store it.
 * @param change gets the values that the form would show, and returns the fields to change
 * @returns the draft; null if nothing differs from the server any more, or if this device does not have the instance
 */
export async function changeDraft(
  code: string,
  change: (value: InstanceFields) => Partial<InstanceFields>,
): Promise<DraftRow | null> {
  const { cache, drafts } = databases();
  const target = { code };
  const record = new DraftRecord({ cache, drafts }, target);
  const server = await record.server(code);
  return record.change((current) => {
    const value = current?.value ?? (server && fieldsOf(server));
    if (value === undefined) return current;
    const changes = change(value);
    const next =
      current === null
        ? startDraft(draftIdOf(target), value, { ...value, ...changes }, Date.now())
        : editDraft(current, changes, Date.now());
    return isSettled(next, target) ? null : next;
  });
}
