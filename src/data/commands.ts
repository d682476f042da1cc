import type { CommandName, CommandTable } from '@workers/protocol/sync-api';
import { noticeRefusal } from './refused-calls';
import { runCommand } from './sync/sync-connection';

/**
 * The commands of the worker by name (`workers/sync/commands/`). Commands are never queued or retried automatically.
 */
export const commands = new Proxy({} as CommandTable, {
  has: () => true,
  get: (target, name) =>
    Reflect.get(target, name) ?? (async (args: never) => noticeRefusal(await runCommand(name as CommandName, args))),
});
