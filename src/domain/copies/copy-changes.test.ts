import { expect, test } from 'vitest';
import { NEW_INSTANCE } from '../instance-fields';
import { copyChanges, partOfCopy, takeCopyBack } from './copy-changes';
import { differencesBetween } from './differences';

const A = { ...NEW_INSTANCE, code: 'a', description: 'one', configuration: '{"batch":50,"preset":"small","x":1}' };
const B = { ...A, code: 'b', description: 'two', configuration: '{"batch":100,"preset":"large","x":1}' };
const { changes, fields } = differencesBetween(A, B);
const copyAll = (a: typeof A) => {
  const copied = copyChanges({ a, b: B }, 'a', fields, changes);
  return { ...copied, after: { ...a, ...copied.values } };
};

test('a copy changes only the chosen values and keeps all other current values', () => {
  const { after } = copyAll({ ...A, label: 'new', configuration: '{"batch":50,"preset":"small","x":2}' });
  expect(after).toMatchObject({
    description: 'two',
    label: 'new',
    configuration: '{"batch":100,"preset":"large","x":2}',
  });
  const some = changes.filter(({ path }) => path[0] === 'batch');
  expect(copyChanges({ a: A, b: B }, 'b', fields, some).values).toEqual({
    configuration: '{"batch":50,"preset":"large","x":1}',
  });
});

test('an undo takes back the whole copy if no copied value has changed since', () => {
  const copied = copyAll(A);
  expect(takeCopyBack(copied.after, copied)).toEqual({
    values: { description: 'one', configuration: A.configuration },
    isWhole: true,
  });
});

test('an undo keeps values that were changed after the copy', () => {
  const copied = copyAll(A);
  const now = { ...copied.after, description: 'three', configuration: '{"batch":70,"preset":"large","x":3}' };
  expect(takeCopyBack(now, copied)).toEqual({
    values: { configuration: '{"batch":70,"preset":"small","x":3}' },
    isWhole: false,
  });
});

test('copied changes can be taken back one by one', () => {
  const copied = copyAll(A);
  const [description, batch] = [changes[0], changes.find(({ path }) => path[0] === 'batch')];
  if (description === undefined || batch === undefined) throw new Error('unreachable');
  const undo = (now: typeof A, one: typeof batch) =>
    takeCopyBack(now, partOfCopy([one], { a: A, b: B }, 'a', fields, changes));
  const first = undo(copied.after, batch);
  expect(first).toEqual({ values: { configuration: '{"batch":50,"preset":"large","x":1}' }, isWhole: true });
  const second = undo({ ...copied.after, ...first.values }, description);
  expect(second).toEqual({ values: { description: 'one' }, isWhole: true });
});

test('a copied list entry without an identifying key can be taken back without the other copied entries', () => {
  const list = (...values: string[]): string => JSON.stringify({ rows: values.map((value) => ({ value, of: 'x' })) });
  const [a, b] = [
    { ...A, configuration: list('one') },
    { ...A, configuration: list('two', 'one', 'three') },
  ];
  const different = differencesBetween(a, b);
  const copied = copyChanges({ a, b }, 'a', fields, different.changes);
  const [one] = different.changes;
  if (one === undefined) throw new Error('unreachable');
  const part = partOfCopy([one], { a, b }, 'a', fields, different.changes);
  const { values, isWhole } = takeCopyBack({ ...a, ...copied.values }, part);
  expect(isWhole).toBe(true);
  expect(JSON.parse(values.configuration ?? '')).toEqual(JSON.parse(list('one', 'three')));
});
