import type { TFunction } from 'i18next';
import { linkedConnections, type LinkedConnection } from '@/domain/configuration/linked-connections';
import { configurationBefore } from '@/domain/versions/follow-field';
import { formatDay, toDate } from '@/i18n/format/date';
import { versionThatChanged } from '../changes/changed-keys';
import type { ChangesSince } from '../use-failure';

/** The selection of a connection in a field: when, and which connection it replaced. */
export interface ConnectionChoice {
  /** When the connection was selected, ISO 8601; null if unknown. */
  loggedAt: string | null;
  /** The connection that was selected before; null if there was none. */
  before: LinkedConnection | null;
}

/** The newest selection of a connection in a field since the last success; null if there was none. */
export function connectionChoice(field: string, changes: ChangesSince | undefined): ConnectionChoice | null {
  const version = versionThatChanged(field, changes);
  if (version === null) return null;
  const before = linkedConnections(configurationBefore([version], '{}')).find((linked) => linked.field === field);
  return { loggedAt: version.loggedAt, before: before ?? null };
}

/**
 * Describes a selection by the connection that it replaced: "Acme outlet until 24/11/2026". Null if there is no
 * selection. The text is short, so that it fits beside the buttons.
 */
export function choiceText(
  choice: ConnectionChoice | null,
  nameOf: (linked: LinkedConnection) => string,
  t: TFunction<['health', 'run']>,
): string | null {
  if (choice === null) return null;
  const { before, loggedAt } = choice;
  const at = toDate(loggedAt);
  if (before !== null && at !== null)
    return t('todo.chosenAfter', { ns: 'run', name: nameOf(before), day: formatDay(at) });
  const selected =
    at === null ? t('todo.chosen', { ns: 'run' }) : t('todo.chosenAt', { ns: 'run', day: formatDay(at) });
  return before === null ? selected : t('todo.chosenInstead', { ns: 'run', selected, name: nameOf(before) });
}
