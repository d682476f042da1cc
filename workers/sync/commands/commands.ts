import type { CommandName, Commands, Outcome } from '@workers/protocol/sync-api';
import type { CommandContext } from './command-context';
import { readConnection, readConnections } from './connection-commands';
import { deleteInstance, launch, readHistory, readInstance } from './instance-commands';
import { downloadLog, readExecution, readWarnings, stop } from './execution-commands';
import { findExecutions } from './find-executions';
import { createSecuredVariable, deleteSecuredVariable, updateSecuredVariable } from './secured-variable-commands';
import { readOptions } from './option-commands';
import { readMetafieldKeys } from './metafield-commands';
import { findCompanies, findUsers } from './search-commands';

export type CommandTable = {
  [N in CommandName]: (args: Commands[N]['args']) => Promise<Outcome<Commands[N]['answer']>>;
};

/** Every command, bound to one session. */
export function createCommands(context: CommandContext): CommandTable {
  const bind =
    <A, R>(command: (context: CommandContext, args: A) => Promise<Outcome<R>>) =>
    async (args: A): Promise<Outcome<R>> => {
      const { token } = context.session;
      const outcome = await command(context, args);
      if (!outcome.ok && outcome.problem.status === 401) context.onUnauthorized(token);
      return outcome;
    };
  return {
    launch: bind(launch),
    stop: bind(stop),
    readWarnings: bind(readWarnings),
    downloadLog: bind(downloadLog),
    findExecutions: bind(findExecutions),
    findUsers: bind(findUsers),
    findCompanies: bind(findCompanies),
    readExecution: bind(readExecution),
    readInstance: bind(readInstance),
    deleteInstance: bind(deleteInstance),
    readHistory: bind(readHistory),
    readMetafieldKeys: bind(readMetafieldKeys),
    readConnections: bind(readConnections),
    readOptions: bind(readOptions),
    readConnection: bind(readConnection),
    createSecuredVariable: bind(createSecuredVariable),
    updateSecuredVariable: bind(updateSecuredVariable),
    deleteSecuredVariable: bind(deleteSecuredVariable),
  };
}
