import { expect, test } from 'vitest';
import { contradictsItself, declaresFilter, isLastPage, readCollection } from './hydra';

test.each([
  [{ 'hydra:view': { 'hydra:next': '/api/users?page=2' } }, true],
  [{ view: { next: '/api/users?page=2' } }, true],
  [{ 'hydra:view': { '@id': '/api/users?page=1' } }, false],
  [{ 'hydra:view': { 'hydra:next': null } }, false],
  [{ view: { next: null } }, false],
  [{}, null],
])('the view of %j has a next page: %s', (page, hasNext) => {
  expect(readCollection({ member: [1], ...page })?.hasNext).toBe(hasNext);
});

test('a page whose `next` is null is the last page and does not contradict itself', () => {
  const page = readCollection({ member: [1], totalItems: 1, view: { next: null } });
  expect(page && [isLastPage(page, 1), contradictsItself(page, 1)]).toEqual([true, false]);
});

const A = { code: 'a' };
const B = { code: 'b' };

test.each([
  ['with the prefix', { 'hydra:member': [A, B], 'hydra:totalItems': 250 }, 250],
  ['without prefix', { member: [A, B], totalItems: 250 }, 250],
  ['with its total as a text', { 'hydra:member': [A, B], 'hydra:totalItems': '250' }, 250],
  ['with its total as a text, without prefix', { member: [A, B], totalItems: '250' }, 250],
  ['a PHP list with gaps', { 'hydra:member': { 0: A, 2: B }, 'hydra:totalItems': 2 }, 2],
  ['a PHP list with gaps, without prefix', { member: { 1: A, 7: B } }, null],
  ['with a total that is no number', { member: [A, B], totalItems: 'many' }, null],
  ['with a negative total', { member: [A, B], totalItems: -1 }, null],
  [
    'with null under the prefixed name, and the members under the name without prefix',
    { 'hydra:member': null, member: [A, B], totalItems: null },
    null,
  ],
  ['a bare array', [A, B], 2],
  ['a bare PHP list with gaps', { 1: A, 4: B }, 2],
])('reads a collection: %s', (_name, body, total) => {
  expect(readCollection(body)).toMatchObject({ members: [A, B], total });
});

test('an empty PHP list may be an empty object', () => {
  expect(readCollection({ 'hydra:member': {}, 'hydra:totalItems': '0' })).toMatchObject({ members: [], total: 0 });
});

test.each([
  [{}],
  [{ code: 'a' }],
  [{ 'hydra:member': { code: 'a' } }],
  [{ 'hydra:member': 'a' }],
  [{ 0: A, message: 'a' }],
  ['a'],
  [null],
])('%j is no collection', (body) => {
  expect(readCollection(body)).toBeNull();
});

const TEMPLATE = '/api/job_executions{?status,status[],jobInstance.code,jobInstance.code[],order[id]}';
const MAPPING = [{ variable: 'status' }, { variable: 'jobInstance.code', property: 'jobInstance.code' }];

test.each([
  [{ 'hydra:search': { 'hydra:template': TEMPLATE } }, true],
  [{ search: { template: TEMPLATE } }, true],
  [{ 'hydra:search': { 'hydra:mapping': MAPPING } }, true],
  [{ search: { mapping: { 0: MAPPING[0], 3: MAPPING[1] } } }, true],
  [{ 'hydra:search': { 'hydra:template': '/api/job_executions{?jobInstance.code[],jobInstance}' } }, false],
  [{ 'hydra:search': { 'hydra:template': 7, 'hydra:mapping': [{ variable: 'status' }, null] } }, false],
  [{ search: 'jobInstance.code' }, false],
  [{}, false],
])('%j declares the filter: %s', (page, isDeclared) => {
  const collection = readCollection({ member: [], ...page });
  expect(collection && declaresFilter(collection, 'jobInstance.code')).toBe(isDeclared);
});
