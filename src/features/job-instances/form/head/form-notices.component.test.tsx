import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import type { EditorSnapshot } from '@/data/drafts/editor-state';
import type { InstanceRow } from '@/domain/instance';
import { show } from '@tests/support/component/render';
import { FormNotices } from './form-notices';

const NOTHING: EditorSnapshot = { value: null, server: null, draft: null, unsaved: false, storageError: false };

test.each([
  [{ akeneo_connection: null, mappings: [] }, /^A connection is missing/],
  [{ akeneo_connection: 1, mappings: [] }, /^The configuration has no mapping and no rule yet/],
  [{ akeneo_connection: 1, mappings: [{}] }, null],
])('the notice for the stored configuration %j is %s', async (configuration, words) => {
  const server = { configuration: JSON.stringify(configuration) } as InstanceRow;
  show(<FormNotices editor={{} as DraftEditor} snapshot={{ ...NOTHING, server }} others={[]} readOnly />);
  await screen.findByText(/read/i);
  const notices = screen.getAllByRole('status').map(({ textContent }) => textContent);
  if (words === null) expect(notices).toHaveLength(1);
  else expect(notices.some((text) => words.test(text))).toBe(true);
});

test('a message that no field shows begins with its place, in the labels of the form', async () => {
  const others = [
    { propertyPath: '', message: 'Not today.' },
    { propertyPath: 'cronExpression', message: 'Not valid.' },
    { propertyPath: 'configuration.rules[3].label', message: 'Blank.' },
    { propertyPath: 'configuration.rules[3].priority', message: '' },
    { propertyPath: 'configuration.akeneo_asset_multi_products[0]', message: 'Not known.' },
    { propertyPath: 'check_other', message: 'Unreachable.' },
  ];
  show(<FormNotices editor={{} as DraftEditor} snapshot={NOTHING} others={others} readOnly={false} />);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Not today.',
    'Cron expression: Not valid.',
    'Rule 4 › Label: Blank.',
    'Rule 4 › Priority: invalid',
    'Product multibindings › Entry 1: Not known.',
    'check_other: Unreachable.',
  ]);
});
