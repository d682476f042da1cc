import { createContext, useContext } from 'react';

export interface ConfirmRequest {
  /** What will happen, in one or two sentences. */
  text: string;
  /** What else is affected, one name per line, under a heading. */
  list?: { heading: string; items: readonly string[] };
  /** The text of the confirming button, e.g. 'Delete integration'; by default 'Confirm'. */
  action?: string;
  /** The title of the dialog; by default 'Please confirm this action.' */
  title?: string;
  /** Colours the button red, for actions that cannot be undone. */
  danger?: boolean;
  /** If the signal aborts, the question disappears and is answered with false. */
  signal?: AbortSignal;
}

/** Asks a question in an alert dialog. Resolves to true if the user confirms. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** Returns the function that asks: `const confirm = useConfirm(); if (await confirm({ text })) …`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (confirm === null) throw new Error('useConfirm must be used inside a ConfirmProvider');
  return confirm;
}
