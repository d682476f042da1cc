import { describe, expect, it } from 'vitest';
import { contestedBase } from './contested-base';
import { mergeJson } from './merge-json';

const text = (value: unknown): string => JSON.stringify(value);
const rule = (label: string, priority = 0) => ({ label, priority, actions: [{ type: 'pattern', toField: 'name' }] });

describe('contestedBase', () => {
  it('has the sent value where the server kept it, and the earlier value elsewhere', () => {
    const sent = text({ a: 1, b: 'mine', nested: { c: 1, d: 2 } });
    const server = text({ a: 1, b: 'theirs', nested: { c: 1, d: 3 } });
    expect(JSON.parse(contestedBase('{"b":"before"}', sent, server) ?? '')).toEqual({
      a: 1,
      b: 'before',
      nested: { c: 1 },
    });
  });

  it('identifies an item that is renamed later, so a list of a new instance does not contain it twice', () => {
    const sent = text({ b: 0, rules: [rule('first')] });
    const server = text({ b: 1, rules: [rule('first')] });
    const base = contestedBase('{}', sent, server) ?? '';
    const merge = mergeJson(base, text({ b: 0, rules: [rule('renamed')] }), server);
    expect(JSON.parse(merge?.text ?? '')).toEqual({ b: 0, rules: [rule('renamed')] });
    expect(merge?.conflicts.map(({ path }) => path)).toEqual([['b']]);
  });

  it('an item that the other person renamed needs a decision and is not kept twice', () => {
    const sent = text({ rules: [rule('first'), rule('second', 2)] });
    const server = text({ rules: [rule('theirs'), rule('second', 2)] });
    const merge = mergeJson(contestedBase('{}', sent, server) ?? '', sent, server);
    expect((JSON.parse(merge?.text ?? '') as { rules: unknown[] }).rules).toHaveLength(2);
    expect(merge?.conflicts).not.toEqual([]);
  });

  it('an item that the other person changed needs a decision', () => {
    const sent = text({ rules: [rule('first', 1)] });
    const server = text({ rules: [rule('first', 2)] });
    const merge = mergeJson(contestedBase('{}', sent, server) ?? '', sent, server);
    expect(merge?.conflicts.map(({ path }) => path)).toEqual([['rules', 'label=first', 'priority']]);
  });

  it('a sent item that the other person removed needs a decision', () => {
    const base = contestedBase('{}', text({ a: 1, b: 2 }), text({ a: 1 })) ?? '';
    expect(JSON.parse(base)).toEqual({ a: 1 });
  });

  it('is null for a text that is not an object', () => {
    expect(contestedBase('{}', 'x', '{}')).toBeNull();
  });
});
