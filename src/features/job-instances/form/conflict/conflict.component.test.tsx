import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import { databases } from '@/data/sync/databases';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import type { DraftRow } from '@/domain/drafts/draft';
import { conflictDraft, decideDraft, editDraft, saveDraft, startDraft } from '@/domain/drafts/draft-transitions';
import type { HistoryEntry, InstanceFields } from '@/domain/instance';
import { toasts } from '@/ui/overlay/toast';
import { show, speak } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import { historyEntry } from '@tests/support/history-entry';
import { ConflictBar } from './conflict-bar';
import { ConflictSection } from './conflict-section';
import { MergedChangesTable } from './merged-changes-table';
import { useConflict } from './use-conflict';
import { useConflictFocus } from './use-conflict-focus';

const base: InstanceFields = {
  ...NEW_INSTANCE,
  code: 'shop',
  label: 'Packshots to the PIM',
  configuration: '{"size":1,"keep":true,"pattern":"{season}, {year}"}',
};
const mine: InstanceFields = {
  ...base,
  label: 'Packshots to the PIM, nightly',
  enabled: false,
  configuration: '{"size":2,"keep":true,"pattern":"{season}-{year}"}',
};
const theirs: InstanceFields = {
  ...base,
  label: '',
  description: 'Theirs alone',
  configuration: '{"size":3,"keep":true,"pattern":"{season}, {year}"}',
};
/** A draft in conflict. */
const inConflict = (before = base, own = mine, other = theirs): DraftRow =>
  conflictDraft(saveDraft(startDraft('code:shop', before, own, 1), 2), other, [], 3);

function Form({ start = inConflict(), updatedAt = null }: { start?: DraftRow; updatedAt?: string | null }) {
  const [draft, setDraft] = useState(start);
  const [editor] = useState(() => ({
    decide: async (choices: Parameters<typeof decideDraft>[1]) => setDraft((before) => decideDraft(before, choices, 4)),
  }));
  const saveButton = useRef<HTMLButtonElement>(null);
  const conflict = useConflict(editor as unknown as DraftEditor, draft, draft.value, { code: 'shop', updatedAt });
  const { choose, next, focusLater } = useConflictFocus(conflict, saveButton);
  if (conflict === null) return <p>No conflict</p>;
  return (
    <>
      <ConflictBar conflict={conflict} onNext={next} onDecideAll={() => focusLater('save')} />
      <ConflictSection conflict={conflict} onChoose={choose} />
      <MergedChangesTable changes={conflict.kept} author="user@acme.test" onShowField={() => {}} />
      <button ref={saveButton} type="button">
        Save
      </button>
      <input
        aria-label="Label below"
        value={draft.value.label}
        onChange={({ target }) => setDraft((before) => editDraft(before, { label: target.value }, 5))}
      />
      <pre role="log">{JSON.stringify(draft.value)}</pre>
    </>
  );
}

const value = (): InstanceFields => JSON.parse(screen.getByRole('log').textContent) as InstanceFields;
const card = (name: string) => within(screen.getByRole('region', { name }));
const progress = (): string => screen.getByText(/ of \d+ decided$|choix sur/).textContent;

beforeEach(async () => {
  signIn();
  await databases().cache.histories.clear();
});

test('asks about the fields that both sides changed, and the form shows each decision at once', async () => {
  const { user } = show(<Form />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim())).toEqual([
    'Label',
    'size',
  ]);
  expect(progress()).toBe('0 of 2 decided');
  await user.click(card('Label').getByRole('radio', { name: 'Theirs' }));
  expect(progress()).toBe('1 of 2 decided');
  expect(value()).toMatchObject({ label: '', description: 'Theirs alone', enabled: false });
  await user.click(card('size').getByText('Mine'));
  expect(progress()).toBe('2 of 2 decided');
  expect(JSON.parse(value().configuration)).toEqual({ size: 2, keep: true, pattern: '{season}-{year}' });
  screen.getByText('Save sends what the form shows.');
  await user.click(card('size').getByRole('radio', { name: 'Theirs', checked: false }));
  expect(JSON.parse(value().configuration)).toMatchObject({ size: 3 });
  await speak('fr');
  expect(progress()).toBe('2 choix sur 2');
});

test('marks what each side changed, by word and by character', () => {
  show(
    <Form start={inConflict(base, mine, { ...theirs, label: 'Packshots PIM', configuration: base.configuration })} />,
  );
  const marks = (tag: string) => [...document.querySelectorAll(`section ${tag}`)].map(({ textContent }) => textContent);
  card('Label').getByRole('radio', { name: 'Mine', description: 'Packshots to the PIM(added:, nightly)' });
  card('Label').getByRole('radiogroup', { name: 'Label', description: 'Before Packshots to the PIM' });
  expect(marks('ins').slice(0, 1)).toEqual([', nightly']);
  expect(marks('del').slice(0, 1)).toEqual(['to the ']);
  const row = screen.getByRole('row', { name: /^Pattern|^pattern/ });
  expect(row.textContent).toContain('{season}(removed: , )(added: -){year}');
});

test('changes of a value without form fields are marked in its JSON; the line diff shows mine before theirs', () => {
  const conditions = (value: string) => JSON.stringify({ product_filters: ['any', { a: 'status', b: value }] });
  const [old, own, other] = ['approved, final', 'approved, checked', 'approved, released'].map((value) => ({
    ...base,
    configuration: conditions(value),
  })) as [InstanceFields, InstanceFields, InstanceFields];
  show(<Form start={inConflict(old, own, other)} />);
  const region = screen.getAllByRole('region')[0] as HTMLElement;
  expect([...region.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual(['final', 'final']);
  expect([...region.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['checked', 'released']);
  expect(region.textContent).toMatch(/^ConflictsProduct filtersMineTheirsBefore/);
});

/** A draft in conflict, made from three versions of a configuration. */
const configured = (...versions: [before: object, own: object, other: object]): DraftRow =>
  inConflict(
    ...(versions.map((version) => ({ ...base, configuration: JSON.stringify(version) })) as [
      InstanceFields,
      InstanceFields,
      InstanceFields,
    ]),
  );
const mapping = (changes: object = {}): object => ({
  productSkuMetadata: 'sku',
  productMetafields: ['custom.images'],
  imageAltMetadata: 'name',
  imagePositionMetadata: '',
  conditions: [{ field: 'season', operator: 'EQUAL', value: 'summer' }],
  urlPreset: 'webimage',
  associateAllVariants: false,
  ...changes,
});
const cardOf = (name: RegExp) => within(screen.getByRole('region', { name }));
const titles = (): string[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim());

test('if both sides changed a mapping, only a field that both changed is a conflict, named as in the form', async () => {
  const [own, other] = [
    mapping({ imageAltMetadata: 'title', associateAllVariants: true, urlPreset: 'large' }),
    mapping({ imageAltMetadata: 'alt', imagePositionMetadata: 'rank', associateAllVariants: true }),
  ];
  show(
    <Form
      start={configured({ assetToProduct: [mapping()] }, { assetToProduct: [own] }, { assetToProduct: [other] })}
    />,
  );
  expect(titles()).toEqual(['Product mappings › sku › Alt-text metadata']);
  screen.getByText('You and someone else changed the same field. Nothing has been overwritten.');
  const place = cardOf(/Alt-text metadata$/);
  place.getByRole('radio', { name: 'Mine', description: /title/ });
  place.getByRole('radio', { name: 'Theirs', description: /alt/ });
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent.replace('Change', ''))).toEqual([
    expect.stringContaining('Field'),
    'Product mappings › sku › Image position metadatauser@acme.testempty → (added: rank)',
    'Product mappings › sku › Associate all variantsuser@acme.test(removed: No) → (added: Yes)',
    'Product mappings › sku › URL presetyou(removed: webimage) → (added: large)',
  ]);
  await speak('fr');
  expect(titles()).toEqual(['Correspondances produit › sku › Métadonnée du texte alternatif']);
});

test('the option of a select is shown with its label in the form', () => {
  const filters = (...operators: string[]): object => ({
    conditions: operators.map((operator, at) => ({ field: at === 0 ? 'season' : '', operator, value: '' })),
  });
  show(<Form start={configured(filters('EQUAL', 'EMPTY'), filters('CONTAINS', 'EMPTY'), filters('REGEX', 'EMPTY'))} />);
  expect(titles()).toEqual(['Conditions › season › Operator']);
  const operator = cardOf(/Operator$/);
  operator.getByRole('radiogroup', { description: 'Before equals' });
  operator.getByRole('radio', { name: 'Mine', description: /added:contains/ });
  operator.getByRole('radio', { name: 'Theirs', description: /matches the regular expression/ });
});

test('the order of entries without a name is shown with their numbers', () => {
  const ordered = (...operators: string[]): object => ({
    conditions: operators.map((operator) => ({ field: '', operator, value: `${operator}-value` })),
  });
  show(<Form start={configured(ordered('a', 'b', 'c'), ordered('b', 'a', 'c'), ordered('a', 'c', 'b'))} />);
  expect(titles()).toEqual(['Conditions › (order of the entries)']);
  cardOf(/order of the entries/).getByRole('radiogroup', { description: 'Before Filter 1, Filter 2, Filter 3' });
});

test('an entry that one side removed is shown line by line with the labels of the form', () => {
  const other = mapping({ urlPreset: 'large' });
  show(
    <Form start={configured({ assetToProduct: [mapping()] }, { assetToProduct: [] }, { assetToProduct: [other] })} />,
  );
  expect(titles()).toEqual(['Product mappings › sku']);
  screen.getByText('A change of yours and one of someone else exclude each other. Nothing has been overwritten.');
  const entry = cardOf(/^Product mappings/);
  entry.getByRole('radio', { name: 'Mine', description: 'removed' });
  const [before] = entry.getAllByText(/Product SKU metadata: sku/);
  expect(before?.textContent.split('\n')).toEqual([
    'Product SKU metadata: sku',
    'Product metafields: custom.images',
    'Alt-text metadata: name',
    'Conditions:',
    '– Field: season, Operator: equals, Value: summer',
    'URL preset: webimage',
    'Associate all variants: No',
  ]);
});

test('the offer to undo a decision about all conflicts disappears with the form', async () => {
  const { user, unmount } = show(<Form />);
  await user.click(screen.getByRole('button', { name: 'Keep all mine' }));
  expect(toasts.read().map(({ text }) => text)).toEqual(['2 conflicts decided']);
  unmount();
  expect(toasts.read()).toEqual([]);
});

test('an empty version and a removed version are described in words', () => {
  const configuration = '{"keep":true,"pattern":"{season}, {year}"}';
  show(<Form start={inConflict(base, mine, { ...theirs, configuration })} />);
  expect(card('Label').queryByRole('radio', { name: 'Theirs', description: 'empty' })).not.toBeNull();
  expect(card('size').queryByRole('radio', { name: 'Theirs', description: 'removed' })).not.toBeNull();
});

test('lists the changes without a conflict, and their authors', () => {
  show(<Form />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toContain('Descriptionuser@acme.test');
  expect(rows[2]).toContain('Enabledyou(removed: Yes) → (added: No)');
});

test('a change without a conflict shows the old and the new value, and the move of an entry', () => {
  const configured = (keyword: string, ...codes: string[]): string =>
    JSON.stringify({ size: 1, keyword, tags: codes.slice(0, 1), own: codes.map((code) => ({ code })) });
  const before = { ...base, configuration: configured('', 'a', 'b', 'c'), errorAlertEmails: ['a@b.c'] };
  const other = {
    ...before,
    label: 'Theirs',
    description: 'x',
    configuration: configured('shop', 'c', 'a', 'b'),
    errorAlertEmails: [],
  };
  show(<Form start={inConflict(before, { ...before, label: 'Mine' }, other)} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  const results = rows.slice(1).map((row) => row.replace('user@acme.test', ': ').replace('Change', ''));
  expect(results).toEqual([
    'Description: empty → (added: x)',
    'Keyword: empty → (added: shop)',
    'tags: (removed: a) → (added: c)',
    'own › c: moved from 3 to 1',
    'Error alert emails: (removed: a@b.c) → empty',
  ]);
});

test('1 and 2 choose, j and k move; a choice moves the focus to the next open conflict, finally to Save', async () => {
  const { user } = show(<Form />);
  await user.keyboard('j');
  expect(card('Label').getByRole('radio', { name: 'Mine' })).toBe(document.activeElement);
  await user.keyboard('j');
  expect(card('size').getByRole('radio', { name: 'Mine' })).toBe(document.activeElement);
  await user.keyboard('k');
  await user.keyboard('2');
  expect(value().label).toBe('');
  expect(card('size').getByRole('radio', { name: 'Mine' })).toBe(document.activeElement);
  await user.keyboard('1');
  expect(screen.getByRole('button', { name: 'Save' })).toBe(document.activeElement);
  await user.type(screen.getByRole('textbox', { name: 'Label below' }), '1');
  expect(value().label).toBe('1');
});

test('the arrow keys of a conflict choose without leaving it', async () => {
  const { user } = show(<Form />);
  await user.keyboard('1k');
  expect(card('Label').getByRole('radio', { name: 'Mine', checked: true })).toBe(document.activeElement);
  // Imitates how a browser moves between radio buttons.
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  fireEvent.click(card('Label').getByRole('radio', { name: 'Theirs' }));
  card('Label').getByRole('radio', { name: 'Theirs', checked: true });
  expect(card('Label').getByRole('radio', { name: 'Mine' })).toBe(document.activeElement);
});

test('taking all of one side decides the open conflicts, and can be undone', async () => {
  const { user } = show(<Form />);
  await user.click(card('Label').getByRole('radio', { name: 'Mine' }));
  await user.click(screen.getByRole('button', { name: 'Take all theirs' }));
  expect(progress()).toBe('2 of 2 decided');
  expect(value().label).toBe(mine.label);
  expect(screen.getByRole('button', { name: 'Save' })).toBe(document.activeElement);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep all mine' }).disabled).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(progress()).toBe('1 of 2 decided');
  expect(JSON.parse(value().configuration)).toMatchObject({ size: 2 });
});

test('text typed in the form below becomes my version', async () => {
  const { user } = show(<Form />);
  await user.click(card('Label').getByRole('radio', { name: 'Theirs' }));
  await user.type(screen.getByRole('textbox', { name: 'Label below' }), 'Better');
  expect(progress()).toBe('1 of 2 decided');
  card('Label').getByRole('radio', { name: 'Mine', checked: true });
  card('Label').getByRole('radio', { name: 'Mine', description: /Better/ });
});

test('for a newer version, shows how many more fields changed', () => {
  const first = inConflict();
  const keys = ['label', 'configuration:["size"]'];
  const saved = saveDraft(decideDraft(first, new Map(keys.map((key) => [key, 'mine' as const])), 4), 5);
  show(<Form start={conflictDraft(saved, { ...theirs, label: 'Again', cronExpression: '0 2 * * *' }, [], 6)} />);
  expect(progress()).toBe('0 of 1 decided');
  screen.getByText('Changed since by someone else: 2 more fields. Your earlier decisions are kept.');
});

test('shows the author of the last change once this device has its version', async () => {
  const time = new Date(2026, 2, 14, 9, 5);
  const { histories } = databases().cache;
  const keep = (readAt: number, ...entries: HistoryEntry[]) =>
    act(() => histories.put({ code: 'shop', entries, hasMore: false, readAt }));
  await keep(0, historyEntry(3, { username: 'ada@acme.test', loggedAt: new Date(2026, 2, 13).toISOString() }));
  show(<Form updatedAt={time.toISOString()} />);
  screen.getByText('You and someone else changed the same 2 fields. Nothing has been overwritten.');
  await keep(0, historyEntry(4, { loggedAt: time.toISOString() }));
  await waitFor(() => expect(screen.getAllByRole('radio', { name: 'Theirs, the system' })).toHaveLength(2));
});

test('an author with an unknown IRI is called “a person”', async () => {
  const entries = [historyEntry(4, { username: '/api/users/3' })];
  await databases().cache.histories.put({ code: 'shop', entries, hasMore: false, readAt: 0 });
  show(<Form />);
  await waitFor(() => expect(screen.getAllByRole('radio', { name: 'Theirs, a person' })).toHaveLength(2));
  screen.getByText('You and a person changed the same 2 fields. Nothing has been overwritten.');
});

test('a draft that is not in conflict shows no conflict', () => {
  show(<Form start={startDraft('code:shop', base, mine, 1)} />);
  expect(screen.getByRole('paragraph').textContent).toBe('No conflict');
});
