import { expect, test } from 'vitest';
import { placeViolations } from './form-violations';

const at = (propertyPath: string, message = 'No.') => ({ propertyPath, message });

test('each goes to the field that the first part of its path names', () => {
  expect(placeViolations([at('label'), at('company', 'Blank.'), at('errorAlertEmails[1]', 'Not an e-mail.')])).toEqual({
    fields: { label: 'No.', companyCode: 'Blank.', errorAlertEmails: 'Not an e-mail.' },
    configuration: [],
    others: [],
  });
});

test('several at one field are told together', () => {
  expect(placeViolations([at('code', 'Blank.'), at('code', 'Too short.')]).fields.code).toBe('Blank. Too short.');
});

test('those inside the configuration keep their path', () => {
  const { configuration } = placeViolations([
    at('configuration', 'Not JSON.'),
    at('configuration.mappings[0].code', 'Blank.'),
    at('configuration[delta]', 'Wrong.'),
  ]);
  expect(configuration).toEqual(['Not JSON.', 'mappings[0].code: Blank.', '[delta]: Wrong.']);
});

test('what no field knows stands above the form', () => {
  expect(
    placeViolations([at('', 'Not today.'), at('check_akeneo_config', 'Unreachable.'), at('constructor')]).others,
  ).toEqual(['Not today.', 'check_akeneo_config: Unreachable.', 'constructor: No.']);
});

test('what is wrong with a field that is not shown stands above the form', () => {
  const placed = placeViolations(
    [{ propertyPath: 'cronExpression', message: 'Not valid.' }],
    (field) => field !== 'cronExpression',
  );
  expect(placed).toEqual({ fields: {}, configuration: [], others: ['cronExpression: Not valid.'] });
});
