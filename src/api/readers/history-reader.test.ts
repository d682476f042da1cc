import { expect, test } from 'vitest';
import { readVersion } from './history-reader';

test('a change that is null or has no values does not hide the version or its other changes', () => {
  const changeSet = { label: null, enabled: 'x', cronExpression: {}, configuration: { old: null, new: '{}' } };
  expect(readVersion({ version: 3, changeSet })).toMatchObject({
    version: 3,
    changeSet: { cronExpression: { old: null, new: null }, configuration: { old: null, new: '{}' } },
  });
  expect(readVersion({ version: 3, changeSet: null })).toMatchObject({ version: 3, changeSet: {} });
});
