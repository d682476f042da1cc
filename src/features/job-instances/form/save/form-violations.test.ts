import { expect, test } from 'vitest';
import { placeViolations } from './form-violations';

const at = (propertyPath: string, message = 'No.') => ({ propertyPath, message });
const RULES = { jobCode: 'bynder_rules', configuration: '{"rules":[{"label":"","actions":[{"type":"pattern"}]}]}' };

test('a violation is shown at the field named by the first segment of its path', () => {
  expect(
    placeViolations([at('label'), at('company', 'Blank.'), at('errorAlertEmails[1]', 'Not an e-mail.')], RULES),
  ).toEqual({
    fields: { label: 'No.', companyCode: 'Blank.', errorAlertEmails: 'Not an e-mail.' },
    configuration: [],
    others: [],
  });
});

test('several violations of one field are joined', () => {
  const { fields } = placeViolations([at('code', 'Blank.'), at('code', 'Too short.')], RULES);
  expect(fields.code).toBe('Blank. Too short.');
});

test('violations inside the configuration keep their path', () => {
  const { configuration, fields, others } = placeViolations(
    [at('configuration', 'Not JSON.'), at('configuration.rules[0].actions[0].pattern', 'Blank.')],
    RULES,
  );
  expect(configuration).toEqual([{ path: ['rules', 0, 'actions', 0, 'pattern'], message: 'Blank.', exact: true }]);
  expect(fields.configuration).toBe('Not JSON.');
  expect(others).toEqual([]);
});

test('violations without a field are above the form, and those in the configuration also below the JSON editor', () => {
  const { others, configuration } = placeViolations(
    [at('', 'Not today.'), at('check_akeneo_config', 'Unreachable.'), at('constructor'), at('configuration.other')],
    RULES,
  );
  expect(others).toEqual([
    at('', 'Not today.'),
    at('check_akeneo_config', 'Unreachable.'),
    at('constructor'),
    at('configuration.other'),
  ]);
  expect(configuration).toEqual([{ path: ['other'], message: 'No.', exact: false }]);
});

test('violations of a hidden field are shown above the form', () => {
  const placed = placeViolations([at('cronExpression', 'Not valid.')], RULES, (field) => field !== 'cronExpression');
  expect(placed).toEqual({ fields: {}, configuration: [], others: [at('cronExpression', 'Not valid.')] });
});
