import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DraftEditor, EditorSnapshot } from '@/data/drafts/draft-editor';
import { show } from '@tests/support/component/render';
import { FormNotices } from './form-notices';

const NOTHING: EditorSnapshot = { value: null, server: null, draft: null, unsaved: false, storageError: false };

test('a message without a field names its place in the words of the form', async () => {
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
