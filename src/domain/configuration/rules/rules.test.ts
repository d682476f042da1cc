import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../schema/field-errors';
import { defaultOf, readAs } from '../schema/read-as';
import { ACTION_TYPES, actionFields, actionSchema, newAction, withActionType, timeZones, type Action } from './action';
import { isBlankRule, ruleSchema, ruleSummary } from './rule';
import { nextPriorityOrder, ruleOrder } from './rule-order';

describe('rule', () => {
  const fresh = defaultOf(ruleSchema);

  test('the editor of a new rule opens automatically', () => {
    expect(fresh).toStrictEqual({ label: '', priority: 0, conditions: [], actions: [] });
    expect(isBlankRule(fresh)).toBe(true);
    expect(fieldErrors(ruleSchema, fresh)).toEqual({});
  });

  test('the editor of a rule with an action does not open automatically', () => {
    expect(isBlankRule({ ...fresh, actions: [newAction()] })).toBe(false);
  });

  test('its card shows the title and the facts', () => {
    expect(ruleSummary({ ...fresh, label: 'Season', actions: [newAction()] })).toEqual({
      title: 'Season',
      facts: [
        { name: 'priority', value: 0 },
        { name: 'actions', value: 1 },
      ],
    });
  });
});

describe('action', () => {
  test.each([
    ['regex_extract', { toField: '', fromField: '', regex: '//', regexPattern: '' }],
    ['pattern', { toField: '', pattern: '' }],
    ['set_static_value', { toField: '', value: '' }],
    ['set_dynamic_datetime', { toField: '', timezone: '' }],
  ] as const)('a new %s has the fields of its type', (type, fields) => {
    expect(newAction(type)).toStrictEqual({ type, ...fields });
    expect(actionFields(type)).toEqual(Object.keys(fields));
    expect(fieldErrors(actionSchema, newAction(type))).toEqual({});
  });

  test('there are four types', () => {
    expect(ACTION_TYPES).toHaveLength(4);
    expect(actionFields('send_mail')).toEqual([]);
  });

  test('a change of the type keeps common fields and unknown keys', () => {
    const action = { ...newAction('set_static_value'), toField: 'season', value: 'spring', note: 1 } as Action;
    expect(withActionType(action, 'set_dynamic_datetime')).toStrictEqual({
      type: 'set_dynamic_datetime',
      toField: 'season',
      timezone: '',
      note: 1,
    });
    expect(withActionType(action, 'set_static_value')).toBe(action);
  });

  test('an unknown type is kept and reported', () => {
    const rule = {
      label: 'x',
      actions: [
        { type: 'send_mail', to: 'a' },
        { type: 'regex_extract', regex: '/x/' },
      ],
    };
    const read = readAs(ruleSchema, rule);
    expect(read.actions).toEqual([
      { type: 'send_mail', to: 'a' },
      { type: 'regex_extract', toField: '', fromField: '', regex: '/x/', regexPattern: '' },
    ]);
    expect(fieldErrors(ruleSchema, read)).toEqual({ 'actions[0].type': 'unknownChoice' });
  });
});

describe('the order by priority', () => {
  const rules = [3, 1, 2, 1].map((priority) => ({ priority }));

  test('cycles through none, ascending, descending', () => {
    expect(nextPriorityOrder('none')).toBe('ascending');
    expect(nextPriorityOrder('ascending')).toBe('descending');
    expect(nextPriorityOrder('descending')).toBe('none');
  });

  test('keeps the order of equal priorities', () => {
    expect(ruleOrder(rules, 'none')).toEqual([0, 1, 2, 3]);
    expect(ruleOrder(rules, 'ascending')).toEqual([1, 3, 2, 0]);
    expect(ruleOrder(rules, 'descending')).toEqual([0, 2, 1, 3]);
  });
});

test('UTC is the first time zone, and is listed only once', () => {
  const zones = timeZones();
  expect(zones[0]).toBe('UTC');
  expect(zones.filter((zone) => zone === 'UTC')).toHaveLength(1);
  expect(zones).toContain('Europe/Paris');
});
