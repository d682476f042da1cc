import { executionPath } from '@/domain/addresses/paths';

/** The whole address of an execution, for other people. */
export const addressOf = (id: number): string => new URL(executionPath(id), location.href).href;
