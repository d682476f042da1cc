import type { CommandName, Commands, Outcome } from '@workers/protocol/sync-api';
import type { CommandContext } from './command-context';

/** One command. A failed call is an outcome, not an exception. */
export type Command<N extends CommandName> = (
  context: CommandContext,
  args: Commands[N]['args'],
) => Promise<Outcome<Commands[N]['answer']>>;
