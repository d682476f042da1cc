import { describe, expect, test } from 'vitest';
import { EMPTY_STATE, isSavable, MASK, securedRow, securedRows, withEdit, type SecuredRow } from './secured-rows';

const variables = [
  { id: 1, code: 'BYNDER_TOKEN' },
  { id: 2, code: 'IMATAG_API_KEY' },
];
const codes = (rows: SecuredRow[]) => rows.map(({ code }) => code);

describe('rows', () => {
  test('variables of the server are masked', () => {
    expect(securedRows(variables, EMPTY_STATE)[0]).toEqual({
      key: 'id:1',
      id: 1,
      code: 'BYNDER_TOKEN',
      typed: null,
      busy: false,
      problem: null,
      codeProblem: null,
    });
  });

  test('an added variable is last, and appears only once when the server lists it too', () => {
    const added = [{ key: 'a', id: null, code: 'NEW' }];
    expect(codes(securedRows(variables, { ...EMPTY_STATE, added }))).toEqual(['BYNDER_TOKEN', 'IMATAG_API_KEY', 'NEW']);
    const saved = { ...EMPTY_STATE, added: [{ key: 'a', id: 3, code: 'NEW' }] };
    expect(codes(securedRows(variables, saved))).toEqual(['BYNDER_TOKEN', 'IMATAG_API_KEY', 'NEW']);
    expect(codes(securedRows([...variables, { id: 3, code: 'NEW' }], saved))).toEqual([
      'BYNDER_TOKEN',
      'IMATAG_API_KEY',
      'NEW',
    ]);
  });

  test('text typed into a saved variable stays when the server lists the variable', () => {
    const saved = { ...EMPTY_STATE, added: [{ key: 'a', id: 3, code: 'NEW' }] };
    const typed = withEdit(saved, 'a', { typed: 'two' });
    const listed = securedRows([...variables, { id: 3, code: 'NEW' }], typed);
    expect(listed.at(-1)).toMatchObject({ key: 'a', id: 3, typed: 'two' });
  });

  test('a deleted variable is hidden, even while the server still lists it', () => {
    expect(codes(securedRows(variables, { ...EMPTY_STATE, deleted: [1] }))).toEqual(['IMATAG_API_KEY']);
  });
});

describe('the row of one code', () => {
  test('is the server variable with the typed text', () => {
    const state = withEdit(EMPTY_STATE, 'id:2', { typed: 'secret' });
    expect(securedRow(variables, state, 'IMATAG_API_KEY')).toMatchObject({ id: 2, typed: 'secret' });
  });

  test('is a new row when the server has none', () => {
    const state = withEdit(EMPTY_STATE, 'field:BYNDER_TOKEN', { typed: 'secret' });
    expect(securedRow([], state, 'BYNDER_TOKEN')).toMatchObject({ id: null, code: 'BYNDER_TOKEN', typed: 'secret' });
  });
});

describe('whether a row can be saved', () => {
  const row = (change: Partial<SecuredRow>): SecuredRow => ({
    key: 'a',
    id: 1,
    code: 'TOKEN',
    typed: 'secret',
    busy: false,
    problem: null,
    codeProblem: null,
    ...change,
  });

  test.each([
    ['a value was typed', {}, true],
    ['the mask is shown', { typed: null }, false],
    ['nothing was typed', { typed: '' }, false],
    ['the mask was typed', { typed: MASK }, false],
    ['there is no code', { code: ' ', id: null }, false],
    ['the row is being saved', { busy: true }, false],
  ])('if %s', (_name, change, savable) => {
    expect(isSavable(row(change))).toBe(savable);
  });
});
