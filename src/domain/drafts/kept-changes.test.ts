import { expect, test } from 'vitest';
import type { InstanceFields } from '@/domain/instance';
import { NEW_INSTANCE } from '../instance-fields';
import { conflictOf } from './draft-conflict';
import { conflictDraft, decideDraft, saveDraft, startDraft } from './draft-transitions';
import { keptChanges } from './kept-changes';

const before: InstanceFields = {
  ...NEW_INSTANCE,
  code: 'x',
  label: 'Old',
  configuration: '{"a":1,"b":1,"mappings":[{"akeneo_asset_family":"one","locale":"en","scope":"all"}]}',
};
const mine: InstanceFields = {
  ...before,
  label: 'Mine',
  enabled: false,
  configuration: '{"a":2,"b":1,"mappings":[{"akeneo_asset_family":"one","locale":"fr","scope":"all"}]}',
};
const theirs: InstanceFields = {
  ...before,
  label: 'Theirs',
  description: 'New',
  configuration: '{"a":3,"b":2,"mappings":[{"akeneo_asset_family":"one","locale":"en","scope":"web"}]}',
};

const kept = (draft: Parameters<typeof conflictOf>[0]): string[] => {
  const conflict = conflictOf(draft);
  if (conflict === null) throw new Error('no conflict');
  return keptChanges(conflict, before).map(({ by, property, path, before: old, after }) =>
    [by, property, ...path, old, after].join(' '),
  );
};

test('lists the changes of each side that do not conflict, both before and after the decisions', () => {
  const draft = conflictDraft(saveDraft(startDraft('code:x', before, mine, 1), 2), theirs, [], 3);
  const list = [
    'theirs description "" "New"',
    'theirs configuration b 1 2',
    'theirs configuration mappings one scope "all" "web"',
    'mine enabled true false',
    'mine configuration mappings one locale "en" "fr"',
  ];
  expect(kept(draft)).toEqual(list);
  expect(
    kept(
      decideDraft(
        draft,
        new Map([
          ['label', 'theirs'],
          ['configuration:["a"]', 'theirs'],
        ]),
        4,
      ),
    ),
  ).toEqual(list);
});
