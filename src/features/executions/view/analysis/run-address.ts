import { executionPath } from '@/domain/addresses/paths';

/** The complete URL of an execution, for sharing. */
export const addressOf = (id: number): string => new URL(executionPath(id), location.href).href;
