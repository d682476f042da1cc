import type { CommandName, Commands, Outcome } from '@workers/protocol/sync-api';
import type { CommandContext } from './command-context';

/** One command: never throws for a failed call. */
export type Command<N extends CommandName> = (
  context: CommandContext,
  args: Commands[N]['args'],
) => Promise<Outcome<Commands[N]['answer']>>;
