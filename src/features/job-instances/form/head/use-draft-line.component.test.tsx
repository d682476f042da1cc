import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { EditorSnapshot } from '@/data/drafts/editor-state';
import type { DraftRow } from '@/domain/drafts/draft';
import { saveDraft, startDraft } from '@/domain/drafts/draft-transitions';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { show } from '@tests/support/component/render';
import { setConnection, signIn } from '@tests/support/component/world';
import { useDraftLine } from './use-draft-line';

const base = { ...NEW_INSTANCE, code: 'shop-1' };
const value = { ...base, label: 'Shop one' };
const waiting = (unanswered: DraftRow['unanswered']): DraftRow => ({
  ...saveDraft(startDraft('code:shop-1', base, value, 0), 0),
  unanswered,
});

function Line({ draft }: { draft: DraftRow }) {
  return useDraftLine({ draft, unsaved: false, storageError: false } as unknown as EditorSnapshot, null);
}

beforeEach(() => signIn());

test('after a request without a clear reply, the line says so, and that the request is retried', () => {
  setConnection('live');
  const { rerender } = show(<Line draft={waiting(null)} />);
  expect(screen.getByRole('status').textContent).toBe('Waiting to be sent');
  rerender(<Line draft={waiting(value)} />);
  expect(screen.getByRole('status').textContent).toBe('Waiting to be sent\u00A0· No clear reply, trying again');
});

test('without a connection, the line gives that as the reason', () => {
  setConnection('failing');
  show(<Line draft={waiting(value)} />);
  expect(screen.getByRole('status').textContent).toMatch(/^Waiting to be sent\s· (?:no connection|the server answers)/);
  expect(screen.queryByText(/No clear reply/)).toBeNull();
});
