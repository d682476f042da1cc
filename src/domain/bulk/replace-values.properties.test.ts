import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import { checkProperty as check } from '@tests/support/check-property';
import { NEW_INSTANCE } from '../instance-fields';
import { entriesOf, rawOf, rootOf, type JsonNode } from '@/lib/json-nodes';
import { editedFields, areApplied, inverseOf } from './bulk-edits';
import type { BulkChange } from './bulk-change';
import { planChange } from './plan-change';

const words = fc.constantFrom(
  'shop',
  'Shop',
  'a',
  'shop shop',
  '',
  'é',
  '$&',
  '\\',
  '"',
  '5',
  '-0',
  '1e3',
  'sho\u0070',
);
const member = fc.constantFrom('a', 'b', 'shop', 'shop_connection', 'akeneo_connection', '__proto__', '0');
/** JSON texts in many spellings, some with a duplicate key. */
const { json } = fc.letrec<{ json: string; list: string; object: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(
      words.map((word) => JSON.stringify(word)),
      fc.constantFrom('5', '5.0', '-0', '1e3', 'true', 'null', '"\\u0073hop"', '12345678901234567890'),
    ),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('json'), { maxLength: 4 }).map((items) => `[ ${items.join(',\n')}]`),
  object: fc
    .array(fc.tuple(member, tie('json')), { maxLength: 4 })
    .map((members) => `{${members.map(([key, value]) => ` ${JSON.stringify(key)} :${value}`).join(',')} }`),
}));
const configuration = fc
  .array(fc.tuple(member, json), { maxLength: 4 })
  .map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(', ')}}\n`);
const replace = fc.record({ search: words, replacement: words, whole: fc.boolean() });

/** The source text of every leaf, by its path. With `counting`, only the last of two equal keys is included. */
function leavesOf(text: string, counting = false): Map<string, string> {
  const leaves = new Map<string, string>();
  const visit = (node: JsonNode, path: unknown[]): void => {
    if (node.kind === 'leaf') leaves.set(JSON.stringify(path), rawOf(node));
    else
      for (const [index, { key, node: inner }] of entriesOf(node).entries()) {
        const isHidden = key !== null && entriesOf(node).findLastIndex((other) => other.key === key) !== index;
        if (!counting || !isHidden) visit(inner, [...path, key ?? index]);
      }
  };
  const root = rootOf(text);
  if (root !== null) visit(root, []);
  return leaves;
}
const isConnection = (path: string): boolean => /^\["(?:shop|akeneo)_connection"/.test(path);
const instance = (text: string) => ({ ...NEW_INSTANCE, code: 'x', companyCode: 'acme', configuration: text });
const apply = (text: string, change: BulkChange['replace'] & object) => {
  const value = instance(text);
  const plan = planChange(value, { replace: change });
  return { plan, value, after: { ...value, ...editedFields(value, plan.edits) } };
};

describe('search and replace in a configuration', () => {
  check('undoing it restores the text byte for byte', [configuration, replace], (text, change) => {
    const { plan, value, after } = apply(text, change);
    expect({ ...after, ...editedFields(after, inverseOf(plan.edits)) }).toEqual(value);
  });

  check(
    'leaves keep their paths, and leaves without the searched text keep their spelling',
    [configuration, replace],
    (text, change) => {
      const [before, after] = [leavesOf(text), leavesOf(apply(text, change).after.configuration)];
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [path, raw] of before) {
        const known: unknown = JSON.parse(raw);
        const found = change.whole
          ? known === change.search
          : typeof known === 'string' && known.includes(change.search);
        const isHit = change.search !== '' && !isConnection(path) && (found || raw === change.search);
        if (!isHit) expect(after.get(path)).toBe(raw);
      }
    },
  );

  check(
    'afterwards no text contains the searched text, except connections',
    [configuration, replace],
    (text, change) => {
      fc.pre(change.search !== '' && !change.replacement.includes(change.search));
      const { after } = apply(text, { ...change, whole: false });
      // Such a replacement may form the searched text again, together with the text around it.
      fc.pre(!['shop', 'a', 'shop shop'].includes(change.replacement));
      for (const [path, raw] of leavesOf(after.configuration, true)) {
        const known: unknown = JSON.parse(raw);
        if (typeof known === 'string' && !isConnection(path)) expect(known).not.toContain(change.search);
      }
    },
  );

  check(
    'replacing whole values again changes nothing, unless the replacement contains the searched text',
    [configuration, replace],
    (text, change) => {
      fc.pre(!change.replacement.includes(change.search));
      fc.pre(change.whole);
      const { after } = apply(text, change);
      expect(planChange(after, { replace: change })).toEqual({
        edits: [],
        notes: [{ part: 'replace', reason: 'notFound' }],
      });
    },
  );

  check(
    'the planned edits are applied afterwards, and were not applied before',
    [configuration, replace],
    (text, change) => {
      const { plan, value, after } = apply(text, change);
      expect(areApplied(after, plan.edits)).toBe(true);
      if (plan.edits.some((edit) => edit.kind === 'value' && JSON.parse(edit.before) !== JSON.parse(edit.after)))
        expect(areApplied(value, plan.edits)).toBe(false);
    },
  );

  check(
    'a text that is not JSON stays unchanged and is reported',
    [fc.constantFrom('', '{', '{"a":}', 'shop'), replace],
    (text, change) => {
      const { plan, after } = apply(text, change);
      expect(after.configuration).toBe(text);
      expect(plan).toEqual({ edits: [], notes: [{ part: 'replace', reason: 'notJson' }] });
    },
  );
});
