import type { Outcome } from '@/domain/problem';
import type { Command, CommandContext } from './command-context';
import * as connections from './connection-commands';
import * as executions from './execution-commands';
import * as instances from './instance-commands';
import * as person from './person-commands';
import * as options from './option-commands';
import * as securedVariables from './secured-variable-commands';

/** All commands of the worker: everything that these files export. A page calls a command by its name. */
const COMMANDS = {
  ...connections,
  ...executions,
  ...instances,
  ...options,
  ...person,
  ...securedVariables,
} satisfies Record<string, Command<never, unknown>>;

type Commands = typeof COMMANDS;
export type CommandName = keyof Commands;
/** The arguments of each command. */
export type CommandArgs = { [N in CommandName]: Parameters<Commands[N]>[1] };
/** The value that each command returns on success. */
export type CommandResults = { [N in CommandName]: Commands[N] extends Command<never, infer Result> ? Result : never };

/** The commands, bound to one session. */
export type CommandTable = { [N in CommandName]: (args: CommandArgs[N]) => Promise<Outcome<CommandResults[N]>> };

/** Binds every command to a session. A bound command reports a token that the server refuses (401). */
export function createCommands(context: CommandContext): CommandTable {
  const bind =
    (command: Command<never, unknown>) =>
    async (args: never): Promise<Outcome<unknown>> => {
      const { token } = context.session;
      const outcome = await command(context, args);
      if (!outcome.ok && outcome.problem.status === 401) context.onUnauthorized(token);
      return outcome;
    };
  const bound = Object.entries(COMMANDS).map(([name, command]) => [name, bind(command)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every command keeps its name
  return Object.fromEntries(bound) as unknown as CommandTable;
}
