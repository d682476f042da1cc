import { expect, test } from 'vitest';
import { placeInForm } from './place-in-form';

const problem = {
  violations: [
    { propertyPath: 'email', message: 'This value is already used.' },
    { propertyPath: 'roles[0]', message: 'Not yours to give.' },
    { propertyPath: 'roles[1]', message: 'Nor this.' },
    { propertyPath: 'company', message: 'Choose one.' },
    { propertyPath: '', message: 'Try later.' },
  ],
};

test('a violation goes to the field of its property path; messages for the same field become lines of one text', () => {
  const { byField, rest } = placeInForm(problem, ['email', 'roles', 'companyCode'], { company: 'companyCode' });
  expect([...byField]).toEqual([
    ['email', 'This value is already used.'],
    ['roles', 'Not yours to give.\nNor this.'],
    ['companyCode', 'Choose one.'],
  ]);
  expect(rest).toEqual(['Try later.']);
});

test('violations without a field are returned separately', () => {
  expect(placeInForm(problem, ['email']).rest).toHaveLength(4);
});
