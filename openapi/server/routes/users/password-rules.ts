import { violation, type Violation } from '../../http/problem';

const rules: readonly [pattern: RegExp, message: string][] = [
  [/^.{8,}$/s, 'This value is too short. It should have 8 characters or more.'],
  [/\p{Lu}/u, 'The password must contain at least one uppercase letter.'],
  [/\p{Ll}/u, 'The password must contain at least one lowercase letter.'],
  [/\d/, 'The password must contain at least one digit.'],
  [/\W/, 'The password must contain at least one symbol.'],
];

/** The violations of a new password and of its repetition. */
export function passwordViolations(password: string, repeated: string): Violation[] {
  const broken = rules.filter(([pattern]) => !pattern.test(password));
  return [
    ...broken.map(([, message]) => violation('plainPassword', message)),
    ...(password === repeated ? [] : [violation('toCheckPlainPassword', 'Passwords are different')]),
  ];
}
