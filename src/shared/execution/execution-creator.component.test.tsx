import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { show } from '@tests/support/component/render';
import { ExecutionCreator } from './execution-creator';
import { useExecutionTexts } from './execution-texts';

function Creator({ row }: { row: ReturnType<typeof executionRow> }) {
  return <output>{<ExecutionCreator row={row} words={useExecutionTexts()} />}</output>;
}

test.each([
  [{}, 'Schedule'],
  [{ type: 'event' }, 'Event'],
  [{ isByPerson: true }, 'A person'],
  [{ isByPerson: true, createdById: '2' }, 'A person'],
  [{ isByPerson: true, createdByEmail: 'ada@acme.test' }, 'ada@acme.test'],
] as const)('the creator of %j is “%s”', (changes, text) => {
  show(<Creator row={executionRow(1, changes)} />);
  expect(document.querySelector('output')?.textContent).toBe(text);
});
