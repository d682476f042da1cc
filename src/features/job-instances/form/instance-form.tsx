import type { TFunction } from 'i18next';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import type { EditorSnapshot } from '@/data/drafts/editor-state';
import type { DraftTarget } from '@/data/drafts/draft-target';
import { usePermissions } from '@/data/session/use-session';
import { useInMemory } from '@/data/sync/use-databases';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import { isEditedSince } from '@/shared/draft-state/draft-status';
import { Stack } from '@/ui/layout/stack';
import { FieldMarks } from '@/ui/form/field';
import { commitPendingInput, useHasPendingInput } from '@/ui/form/typed/pending-input';
import { toast } from '@/ui/overlay/toast';
import { RequestedFieldContext } from '../job-types/kit/scope/requested-field';
import { OpenEntryContext } from '../job-types/kit/entries/open-entry-context';
import { ConflictBar } from './conflict/conflict-bar';
import { ConflictSection } from './conflict/conflict-section';
import { MergedChangesTable } from './conflict/merged-changes-table';
import { useAuthorName, useConflict } from './conflict/use-conflict';
import { useConflictFocus } from './conflict/use-conflict-focus';
import { fieldName, openFields, useFieldMarks } from './conflict/use-field-marks';
import { DeletedSection } from './deleted-section';
import { useFieldSetters } from './form-field';
import { FormHead } from './head/form-head';
import { FormHints } from './head/form-hints';
import { FormNotices, OtherSavesNotice } from './head/form-notices';
import { newCodeProblem, requiredFields } from '@/domain/drafts/draft-checks';
import { INSTANCE_FIELDS } from '@/domain/instance-fields';
import { isListField, LIMITS, oversizedFields, type LimitedField } from '@/domain/instance-limits';
import { RepairNotice } from './repair/repair-notice';
import { useRepair } from './repair/use-repair';
import { usePlacedViolations } from './save/use-placed-violations';
import { useSaveKey } from '@/ui/form/use-save-key';
import { useSave } from './save/use-save';
import { useSaveOutcome } from './save/use-save-outcome';
import { FormTabs } from './tabs/form-tabs';
import { FORM_TABS, tabOf, type FormTab } from '@/domain/form-tabs';
import { useConfigurationWork } from './tabs/configuration/use-configuration-work';
import { useEmptyFields } from './save/use-empty-fields';
import { useFocusField } from './save/use-focus-field';
import { classNames } from '@/ui/theme/class-names';
import styles from './form.module.css';

interface InstanceFormProps {
  editor: DraftEditor;
  snapshot: EditorSnapshot;
  value: InstanceFields;
  /** The instance or the draft that the form edits. */
  target: DraftTarget;
  /** The code in the URL; null for a new instance. */
  code: string | null;
  /** True if the instance was deleted on the server. */
  isGone: boolean;
  /**
   * The time at which the server created the instance, ms since 1970 (device clock), if the create form has just opened
   * this form; null otherwise.
   */
  createdAt?: number | null;
}

/**
 * The form of a job instance. It holds no values itself: each field shows the editor's value and writes to the editor
 * (decision 008).
 */
export function InstanceForm({ editor, snapshot, value, target, code, isGone, createdAt = null }: InstanceFormProps) {
  const { t } = useTranslation('job-instances');
  const { operate, superAdmin } = usePermissions();
  const { draft } = snapshot;
  const isNew = draft === null ? code === null : draft.base === null;
  const readOnly = !operate || isGone;
  const [params] = useSearchParams();
  const [tab, setTab] = useState<FormTab>(() => tabInAddress(params));
  const showConfiguration = useCallback(() => setTab('configuration'), []);
  const set = useFieldSetters(editor);
  const focusField = useFocusField(params.get('field'));
  const outcome = useSaveOutcome(draft);
  const draftConflict = useConflict(editor, draft, value, snapshot.server ?? null);
  const conflict = readOnly ? null : draftConflict;
  const saveButton = useRef<HTMLButtonElement>(null);
  const { choose, next, focusLater } = useConflictFocus(conflict, saveButton);
  const marks = useFieldMarks(conflict);
  const author = useAuthorName()(conflict?.change ?? null);
  const required = requiredFields(isNew, superAdmin);

  const showField = (field: InstanceField, place: string = field): void => {
    setTab(tabOf(field));
    focusField(place);
  };
  const { typed, onTypedChange, brokenField, openEntry } = useConfigurationWork(
    target,
    value.configuration,
    showConfiguration,
  );
  const { missing, hasFoundEmpty, save } = useSave({ editor, value, required, outcome, brokenField, showField });
  const saveChecked = async (): Promise<void> => {
    const about = { about: draft?.id };
    if (!commitPendingInput()) return void toast.error(t('save.brokenField'), about);
    if (conflict !== null && conflict.open.length > 0) {
      toast.error(t('conflict.undecided', { count: conflict.open.length }), about);
      return next();
    }
    focusLater('first');
    await save();
  };
  const onSave = readOnly ? null : saveChecked;
  const { isEdited, isWaiting } = useEdits(snapshot, brokenField);
  const unchanged = !isNew && !isEdited;
  useSaveKey(unchanged ? null : onSave);

  const placed = usePlacedViolations(draft, value);
  const repair = useRepair(value.configuration);
  const isRequired = t('error.required', { ns: 'common' });
  const onServer = draft?.base ?? snapshot.server ?? null;
  const empty = useEmptyFields(hasFoundEmpty ? value : null, onServer);
  const violations = useMemo(
    () => [...placed.configuration, ...repair.violations, ...empty],
    [placed.configuration, repair.violations, empty],
  );
  const oversized = oversizedFields(value, onServer);
  const wrongCode = newCodeProblem(value, onServer);
  const errors = {
    ...placed.fields,
    ...(wrongCode !== null && { code: t(`check.code.${wrongCode}`, { ns: 'online' }) }),
    ...Object.fromEntries(oversized.map((field) => [field, oversizedText(t, field)])),
    ...Object.fromEntries(missing.map((field) => [field, isRequired])),
  };
  return (
    <Stack gap={3}>
      <div className={classNames(conflict !== null && styles.conflictHead)}>
        <FormHead
          editor={editor}
          snapshot={snapshot}
          code={code}
          sentAt={outcome.sentAt ?? createdAt}
          busy={draft?.state === 'sending'}
          unchanged={unchanged}
          isUntouched={!isEdited || isWaiting}
          onSave={onSave}
          saveButton={saveButton}
          conflict={conflict}
          onNext={next}
        />
        {conflict !== null && <ConflictBar conflict={conflict} onNext={next} onDecideAll={() => focusLater('save')} />}
      </div>
      {!readOnly && <FormHints draft={draft} />}
      <FormNotices editor={editor} snapshot={snapshot} others={placed.others} readOnly={!operate} />
      {repair.run !== null && code !== null && repair.run.instanceCode === code && (
        <RepairNotice run={repair.run} path={repair.path} code={code} snapshot={snapshot} />
      )}
      <OtherSavesNotice code={code} jobCode={value.jobCode} />
      {isGone && draft !== null && <DeletedSection editor={editor} draft={draft} />}
      {conflict !== null && (
        <>
          <ConflictSection conflict={conflict} onChoose={choose} />
          <MergedChangesTable
            changes={conflict.kept}
            author={author}
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a merged change has a field of an instance
            onShowField={({ property, path }) => showField(property as InstanceField, fieldName(property, path))}
          />
          <div className={styles.result}>
            <h2>{t('conflict.result.title')}</h2>
            <p>{t('conflict.result.hint')}</p>
          </div>
        </>
      )}
      <FieldMarks value={marks}>
        <OpenEntryContext value={openEntry}>
          <RequestedFieldContext value={repair.wanted}>
            <FormTabs
              tab={tab}
              onTabChange={setTab}
              form={{ value, set, editor, errors, violations, typed, onTypedChange, isNew, readOnly }}
              instance={isGone || isNew ? null : (snapshot.server ?? null)}
              serverConfiguration={(draft?.base ?? snapshot.server)?.configuration ?? null}
              conflictFields={openFields(conflict)}
            />
          </RequestedFieldContext>
        </OpenEntryContext>
      </FieldMarks>
      {!readOnly && tab !== 'history' && <DraftHint />}
    </Stack>
  );
}

/** The tab in the URL, else the tab of the field in the URL. */
function tabInAddress(params: URLSearchParams): FormTab {
  const named = FORM_TABS.find((name) => name === params.get('tab'));
  const field = INSTANCE_FIELDS.find((name) => name === params.get('field')?.split(/[.[]/)[0]);
  return named ?? (field === undefined ? 'general' : tabOf(field));
}

/** Says where the changes are stored. */
function DraftHint() {
  const { t } = useTranslation('drafts');
  return <p className={styles.hint}>{t(useInMemory() ? 'line.hintInTab' : 'line.hint')}</p>;
}

/**
 * `isEdited`: the form has a draft, or input that is not in a draft yet. `isWaiting`: a saved draft waits to be sent,
 * and nothing was typed since that Save.
 */
function useEdits({ draft, unsaved }: EditorSnapshot, brokenField: string | null) {
  const hasInput = useHasPendingInput() || unsaved || brokenField !== null;
  return {
    isEdited: hasInput || draft !== null,
    isWaiting: !hasInput && draft?.outgoing != null && !isEditedSince(draft),
  };
}

function oversizedText(t: TFunction<'job-instances'>, field: LimitedField): string {
  return t(isListField(field) ? 'error.tooMany' : 'error.tooLong', { max: LIMITS[field] });
}
