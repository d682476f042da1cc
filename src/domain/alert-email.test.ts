import { expect, test } from 'vitest';
import { isAlertEmail } from './alert-email';

test.each(['a@b.c', 'first.last+tag@mail.example.com', 'é@exemple.fr'])('%s is accepted', (tag) => {
  expect(isAlertEmail(tag)).toBe(true);
});

test.each(['', 'a', 'a@b', '@b.c', 'a@', 'a@b@c.d', 'a b@c.d', 'a@b.c ', 'a@b.\nc', 'a@.'])('%j is refused', (tag) => {
  expect(isAlertEmail(tag)).toBe(false);
});
