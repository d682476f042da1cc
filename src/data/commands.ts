import type { CommandName, CommandTable } from '@workers/protocol/sync-api';
import { noticeRefusal } from './refused-calls';
import { runCommand } from './sync/sync-connection';

/**
 * The commands of the worker by name (`workers/sync/commands/`). Commands are never queued or retried automatically.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy has every command; the worker refuses other names
export const commands = new Proxy({} as CommandTable, {
  has: () => true,
  get: (target, name) =>
    Reflect.get(target, name) ??
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy has every command; the worker refuses other names
    (async (args: never) => noticeRefusal(await runCommand(name as CommandName, args))),
});
