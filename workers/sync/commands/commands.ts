import type { Outcome } from '@/domain/problem';
import type { Command, CommandContext } from './command-context';
import * as connections from './connection-commands';
import * as executions from './execution-commands';
import * as instances from './instance-commands';
import * as metafields from './metafield-commands';
import * as options from './option-commands';
import * as securedVariables from './secured-variable-commands';

/** Every command of the worker: what these files export. The page calls it by this name (`src/data/commands.ts`). */
const COMMANDS = {
  ...connections,
  ...executions,
  ...instances,
  ...metafields,
  ...options,
  ...securedVariables,
} satisfies Record<string, Command<never, unknown>>;

type Commands = typeof COMMANDS;
export type CommandName = keyof Commands;
/** What each command takes. */
export type CommandArgs = { [N in CommandName]: Parameters<Commands[N]>[1] };
/** What each command answers if it succeeds. */
export type CommandAnswers = { [N in CommandName]: Commands[N] extends Command<never, infer Answer> ? Answer : never };

/** The commands, bound to one session. */
export type CommandTable = { [N in CommandName]: (args: CommandArgs[N]) => Promise<Outcome<CommandAnswers[N]>> };

/** Binds every command to a session. A refused token is reported. */
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
  return Object.fromEntries(bound) as unknown as CommandTable;
}
