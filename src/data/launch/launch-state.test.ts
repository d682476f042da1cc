import { expect, test } from 'vitest';
import { launchNotice, type Launch } from './launch-state';

const trace = { code: 'x', user: { id: '7', email: 'user@acme.test' }, afterId: 7, since: 0 };
const launch = (result: Launch['result'], lookUpsEnded = false): Launch => ({ trace, result, lookUpsEnded });

test.each([
  ['nothing was launched', null, [], null],
  ['accepted and one appeared', launch('accepted'), [8], null],
  ['accepted and none appeared yet', launch('accepted'), [], null],
  ['accepted and two appeared', launch('accepted'), [8, 9], { kind: 'repeated', ids: [8, 9] }],
  ['refused and none appeared', launch('refused', true), [], null],
  ['refused, but one started', launch('refused'), [8], { kind: 'started-anyway', id: 8 }],
  ['in doubt and none appeared yet', launch('in-doubt'), [], { kind: 'looking' }],
  ['in doubt and none appeared in time', launch('in-doubt', true), [], { kind: 'not-found' }],
  ['in doubt and one appeared', launch('in-doubt', true), [8], { kind: 'arrived', id: 8 }],
  ['accepted and four appeared', launch('accepted'), [8, 9, 10, 11], { kind: 'repeated', ids: [8, 9, 10, 11] }],
  ['in doubt and four appeared', launch('in-doubt'), [8, 9, 10, 11], { kind: 'repeated', ids: [8, 9, 10, 11] }],
  ['in doubt and two appeared', launch('in-doubt'), [8, 9], { kind: 'repeated', ids: [8, 9] }],
])('the notice about a launch and its executions: %s', (_name, given, ours, notice) => {
  expect(launchNotice(given, { ours, possible: [] })).toEqual(notice);
});

test.each([
  ['shown while the launch is looked up', launch('in-doubt'), [], { kind: 'possible', ids: [8, 9] }],
  ['shown when the look-up has ended', launch('in-doubt', true), [], { kind: 'possible', ids: [8, 9] }],
  ['not shown beside one that is certain', launch('in-doubt', true), [10], { kind: 'arrived', id: 10 }],
  ['not shown after a launch with an answer', launch('accepted'), [], null],
  ['not shown after a refusal', launch('refused'), [], null],
])('an execution of an unknown person is %s', (_name, given, ours, notice) => {
  expect(launchNotice(given, { ours, possible: [8, 9] })).toEqual(notice);
});
