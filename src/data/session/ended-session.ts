import { currentSession, isSignedOut } from '../session-store';

/** Whether the last session ended without a sign-out, because its token expired or was refused. */
export const hasEndedByItself = (): boolean => currentSession() === null && !isSignedOut();
