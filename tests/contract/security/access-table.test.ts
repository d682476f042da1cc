import { expect, test } from 'vitest';
import { minimumRole, minimumRoles } from '../../../openapi/server/http/auth/access';
import { publicOperations, readContract } from '../../../openapi/server/http/contract/contract-file';
import { expectedAccess } from './calls';

const contract = await readContract();
const operations = Object.values(contract.paths).flatMap((path) =>
  Object.values(path).flatMap((operation) => {
    const { operationId } = operation as { operationId?: string };
    return operationId === undefined ? [] : [operationId];
  }),
);

test('every call is either public or has a minimum role, never both', () => {
  const open = publicOperations(contract);
  expect(operations.length).toBeGreaterThan(50);
  expect(Object.keys(minimumRoles).toSorted()).toEqual(operations.filter((id) => !open.has(id)).toSorted());
});

test('a call without an entry has no role and is refused', () => {
  expect(minimumRole('aCallThatIsNotListed')).toBeNull();
  expect(minimumRole('constructor')).toBeNull();
});

test('the backend requires the roles of the hand-written table', () => {
  const asked = Object.fromEntries(operations.map((id) => [id, minimumRole(id) ?? 'public']));
  expect(asked).toEqual(expectedAccess);
});
