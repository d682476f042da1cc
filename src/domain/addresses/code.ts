import { LIMITS } from '../instance-limits';

/** Why a text cannot be the code of a new item. */
export type CodeProblem = 'characters' | 'reserved';

/** `.` and `..`, which a browser removes from an address, and the segment of the screens that create an item. */
const RESERVED = new Set(['.', '..', 'create']);

/**
 * Why a new job instance or company cannot have this code; null if it can, or if the code is empty. Addresses contain
 * codes, and many servers refuse an encoded slash or space.
 */
export function codeProblem(code: string): CodeProblem | null {
  if (/[\s/\\\p{Cc}]/u.test(code)) return 'characters';
  // The router compares paths without regard to case.
  return RESERVED.has(code.toLowerCase()) ? 'reserved' : null;
}

/**
 * Whether an existing instance can have this code; true for an empty text. Existing codes may contain slashes, but a
 * segment `.` or `..` would lead to another address.
 */
export function isPossibleCode(code: string): boolean {
  return code.length <= LIMITS.code && !/\p{Cc}/u.test(code) && !/(?:^|[/\\])\.\.?(?:[/\\]|$)/.test(code);
}
