import { describe, expect, it } from 'vitest';
import { contestedBase } from './contested-base';
import { mergeJson } from './merge-json';

const text = (value: unknown): string => JSON.stringify(value);
const rule = (label: string, priority = 0) => ({ label, priority, actions: [{ type: 'pattern', toField: 'name' }] });

describe('contestedBase', () => {
  it('is what was sent where the server has it, and what was there before where it has something else', () => {
    const sent = text({ a: 1, b: 'mine', nested: { c: 1, d: 2 } });
    const server = text({ a: 1, b: 'theirs', nested: { c: 1, d: 3 } });
    expect(JSON.parse(contestedBase('{"b":"before"}', sent, server) ?? '')).toEqual({
      a: 1,
      b: 'before',
      nested: { c: 1 },
    });
  });

  it('finds an item that is renamed later, so that a list of a new instance does not have it twice', () => {
    const sent = text({ b: 0, rules: [rule('first')] });
    const server = text({ b: 1, rules: [rule('first')] });
    const base = contestedBase('{}', sent, server) ?? '';
    const merge = mergeJson(base, text({ b: 0, rules: [rule('renamed')] }), server);
    expect(JSON.parse(merge?.text ?? '')).toEqual({ b: 0, rules: [rule('renamed')] });
    expect(merge?.conflicts.map(({ path }) => path)).toEqual([['b']]);
  });

  it('asks about an item that the other person renamed, and does not keep both', () => {
    const sent = text({ rules: [rule('first'), rule('second', 2)] });
    const server = text({ rules: [rule('theirs'), rule('second', 2)] });
    const merge = mergeJson(contestedBase('{}', sent, server) ?? '', sent, server);
    expect((JSON.parse(merge?.text ?? '') as { rules: unknown[] }).rules).toHaveLength(2);
    expect(merge?.conflicts).not.toEqual([]);
  });

  it('asks about an item that the other person changed', () => {
    const sent = text({ rules: [rule('first', 1)] });
    const server = text({ rules: [rule('first', 2)] });
    const merge = mergeJson(contestedBase('{}', sent, server) ?? '', sent, server);
    expect(merge?.conflicts.map(({ path }) => path)).toEqual([['rules', 'label=first', 'priority']]);
  });

  it('keeps what was sent and the other person removed, for the person to decide', () => {
    const base = contestedBase('{}', text({ a: 1, b: 2 }), text({ a: 1 })) ?? '';
    expect(JSON.parse(base)).toEqual({ a: 1 });
  });

  it('is null for a text that is not an object', () => {
    expect(contestedBase('{}', 'x', '{}')).toBeNull();
  });
});
