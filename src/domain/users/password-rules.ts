import { keysOf } from '@/lib/typed-entries';

/** The rules for a new password, in the order of the checklist. */
export const PASSWORD_RULES = {
  length: /^.{8,}$/su,
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  digit: /\d/,
  symbol: /\W/,
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

/** The rules that a password breaks. */
export function brokenRules(password: string): PasswordRule[] {
  return keysOf(PASSWORD_RULES).filter((rule) => !PASSWORD_RULES[rule].test(password));
}

/** Whether a new password meets all rules and equals its repetition. */
export function isAcceptedPassword(password: string, repeated: string): boolean {
  return brokenRules(password).length === 0 && password === repeated;
}
