import { parseJson } from '@/lib/json';
import type { Path } from '../../configuration/schema/path';
import type { HistoryEntry } from '../../instance';
import { followField, type FollowedField } from '../../versions/follow-field';
import { changesConfiguration } from '../../versions/runs/split-at-run';
import type { FailureCause } from './failure-cause';

/** A field that probably caused a failure, and that was changed after the run. */
export interface ChangedField extends FollowedField {
  /** The field's path in the configuration that the run used. */
  usedPath: Path;
  /** The last version that changed the field. */
  changedIn: HistoryEntry;
}

/**
 * The cause of a failure as it stands now. `changed` means that fields which caused the failure were changed after the
 * run.
 */
export type CurrentCause = FailureCause | { kind: 'changed'; fields: readonly ChangedField[] };

/**
 * Checks whether the cause of a failure was changed after the run. If not, returns the cause; the path of a field is
 * its path in the current configuration.
 * @param cause the cause, as found in the configuration that the run used
 * @param changes the versions after the run, oldest first
 * @param used the part of `changes` that the next successful run used. These versions may be the repair. Later versions
 *   matter only if `used` did not change a field that caused the failure
 */
export function causeSince(
  cause: FailureCause,
  changes: readonly HistoryEntry[],
  used: readonly HistoryEntry[] = changes,
): CurrentCause {
  const current = causeAfter(cause, used);
  return current.kind === 'changed' || used.length === changes.length ? current : causeAfter(cause, changes);
}

function causeAfter(cause: FailureCause, changes: readonly HistoryEntry[]): CurrentCause {
  if (!changesConfiguration(changes)) return cause;
  switch (cause.kind) {
    case 'limit':
      return cause;
    case 'field': {
      if (cause.path === null) return cause;
      const followed = followField(changes, cause.path);
      // A list of texts may have changed only in its other texts, so check whether it still has the value in the
      // message.
      const current = followed.after === null ? null : parseJson(followed.after);
      const isGone = Array.isArray(current) ? !current.includes(cause.value) : current !== cause.value;
      const { changedIn } = followed;
      if (isGone && changedIn !== null)
        return { kind: 'changed', fields: [{ ...followed, changedIn, usedPath: cause.path }] };
      return { ...cause, path: followed.path ?? cause.path };
    }
    case 'connection':
    case 'unknown': {
      const fields = cause.connections.flatMap(({ field }): ChangedField[] => {
        const { changedIn, ...followed } = followField(changes, [field]);
        return changedIn === null ? [] : [{ ...followed, changedIn, usedPath: [field] }];
      });
      return fields.length === 0 ? cause : { kind: 'changed', fields };
    }
  }
}
