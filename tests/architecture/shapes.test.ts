import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { checkShape } from './support/check-shape';
import { committedShape, guardedShapes } from './support/shapes';
import { TypeLines } from './support/type-lines';

test.each(guardedShapes)('$name: a changed shape has a new number and is committed', async (shape) => {
  expect(checkShape(shape, committedShape(shape.file), await shape.current()).advice).toBe('');
});

describe('checkShape', () => {
  const shape = { name: 'rows', numberIn: 'NUMBER', onlyGrows: false };
  const old = { number: 5, lines: ['store row: id', 'row: object', 'row.id: number'] };

  test('accepts the committed shapes', () => {
    expect(checkShape(shape, old, old)).toEqual({ state: 'same', advice: '' });
  });

  test.each([
    ['a new property', [...old.lines, 'row.note: string']],
    ['a property that is gone', old.lines.slice(0, -1)],
    ['a property of another type', [...old.lines.slice(0, -1), 'row.id: string']],
    ['a changed index', ['store row: id | note', ...old.lines.slice(1)]],
  ])('refuses %s without a new number, and says what to do', (_, lines) => {
    const verdict = checkShape(shape, old, { number: 5, lines });
    expect(verdict.state).toBe('refused');
    expect(verdict.advice).toContain('Raise NUMBER, then run: npm run shapes');
  });

  test('rewrites the file when there is a new number', () => {
    expect(checkShape(shape, old, { number: 6, lines: ['row: string'] }).state).toBe('rewrite');
    expect(checkShape(shape, old, { ...old, number: 6 }).state).toBe('rewrite');
    expect(checkShape(shape, null, old).state).toBe('rewrite');
  });

  test('refuses a lower number', () => {
    expect(checkShape(shape, old, { ...old, number: 4 }).state).toBe('refused');
  });
});

describe('checkShape, for rows that are kept when the number changes', () => {
  const shape = { name: 'rows', numberIn: 'NUMBER', onlyGrows: true };
  const old = {
    number: 5,
    lines: ['store row: id', 'row: object', 'row.id: number', 'row.state: "a" | "b"', 'row.was: null'],
  };
  const stateOf = (lines: string[]) => checkShape(shape, old, { number: 6, lines }).state;
  const replaced = (line: string, ...by: string[]) => old.lines.flatMap((other) => (other === line ? by : [other]));

  test.each([
    ['an optional property with inner properties', [...old.lines, 'row.more?: object', 'row.more.text: string']],
    ['a new store', [...old.lines, 'store other: id', 'other: object', 'other.id: string']],
    ['a new index', replaced('store row: id', 'store row: id | state')],
    ['one more allowed value', replaced('row.state: "a" | "b"', 'row.state: "a" | "b" | "c"')],
    ['an object where there was none', replaced('row.was: null', 'row.was: null | object', 'row.was.text: string')],
  ])('accepts %s, but only with a new number', (_, lines) => {
    expect(stateOf(lines)).toBe('rewrite');
    expect(checkShape(shape, old, { number: 5, lines }).state).toBe('refused');
  });

  test.each([
    ['a property that is gone', replaced('row.id: number')],
    ['a property of another type', replaced('row.id: number', 'row.id: string')],
    ['an allowed value that is gone', replaced('row.state: "a" | "b"', 'row.state: "a"')],
    ['a new property that older rows do not have', [...old.lines, 'row.more: string']],
    ['a property that became optional', replaced('row.id: number', 'row.id?: number')],
    ['a store that is gone', ['store other: id']],
  ])('refuses %s, whatever the number', (_, lines) => {
    expect(stateOf(lines)).toBe('refused');
  });
});

describe('TypeLines', () => {
  /** The lines of the type `T` that a source declares. */
  function linesOf(source: string): string[] {
    const host = ts.createCompilerHost({});
    const readFile = host.getSourceFile;
    host.getSourceFile = (name, ...rest) =>
      name === 'sample.ts' ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023) : readFile(name, ...rest);
    const options = {
      strict: true,
      exactOptionalPropertyTypes: true,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      types: [],
    };
    const program = ts.createProgram(['sample.ts'], options, host);
    const declared = program.getSourceFile('sample.ts')?.statements.find(ts.isTypeAliasDeclaration);
    if (declared === undefined) throw new Error('no type');
    return new TypeLines(program).of(program.getTypeChecker().getTypeAtLocation(declared.name), 'T');
  }

  test('follows aliases and interfaces to their values', () => {
    const source = 'type T = { b?: Name | null; a: Part[] }; interface Part { at: number } type Name = string; ';
    expect(linesOf(source)).toEqual([
      'T.a: array',
      'T.a[].at: number',
      'T.a[]: object',
      'T.b?: null | string',
      'T: object',
    ]);
  });

  test('writes the same lines for the same shape with other names', () => {
    expect(linesOf("type T = { a: 'x' | 'y'; b: boolean | null };")).toEqual(
      linesOf("type T = Base & { a: Word }; type Word = 'y' | 'x'; interface Base { b: null | true | false }"),
    );
  });

  test('names the variants of a union by their literal', () => {
    expect(linesOf("type T = { kind: 'a'; n: number } | { kind: 'b' };")).toEqual([
      'T: object',
      'T<kind="a">.kind: "a"',
      'T<kind="a">.n: number',
      'T<kind="b">.kind: "b"',
    ]);
  });

  test('writes records, tuples, functions and classes of the platform', () => {
    expect(
      linesOf('type T = { r: Record<string, Blob>; t: [number, string]; f: (x: Date) => Promise<null> };'),
    ).toEqual([
      'T.f(): null',
      'T.f(0): Date',
      'T.f: function',
      'T.r: object',
      'T.r[string]: Blob',
      'T.t: tuple',
      'T.t[0]: number',
      'T.t[1]: string',
      'T: object',
    ]);
  });

  test('stops at a type that contains itself', () => {
    expect(linesOf('type T = { more: T | null };')).toEqual([
      'T.more.more: same as T.more',
      'T.more: null | object',
      'T: object',
    ]);
  });
});
