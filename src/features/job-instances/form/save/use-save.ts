import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import { currentDatabases } from '@/data/sync/databases';
import { settledStorage } from '@/data/sync/storage-recovery';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import { toast } from '@/ui/overlay/toast';
import { useClearableToast } from '@/ui/overlay/use-clearable-toast';
import { missingFields, findInvalidField, type InvalidField } from '@/domain/drafts/draft-checks';
import { saveWithFallback } from './save-with-fallback';
import type { SaveOutcome } from './use-save-outcome';

interface SaveOptions {
  editor: DraftEditor;
  value: InstanceFields;
  required: readonly InstanceField[];
  outcome: SaveOutcome;
  /** The name of a configuration field whose invalid text Save would omit; null if there is none. */
  brokenField: string | null;
  /** Shows the field that prevents the Save. `place` is the name of a field inside `field`. */
  showField: (field: InstanceField, place?: string) => void;
}

/** Returns the function `save`, which checks the form, then queues the draft to be sent. */
export function useSave({ editor, value, required, outcome, brokenField, showField }: SaveOptions): {
  /** The required fields that are empty now. Always an empty list until a Save has found an empty field. */
  missing: readonly InstanceField[];
  /** True if the last Save found an empty required field. */
  hasFoundEmpty: boolean;
  save: () => Promise<void>;
} {
  const { t } = useTranslation('job-instances');
  const obstacle = useClearableToast();
  const [hasFoundEmpty, setHasFoundEmpty] = useState(false);
  const empty = missingFields(value, required);

  const save = async (): Promise<void> => {
    obstacle.clear();
    const about = { about: editor.snapshot().draft?.id };
    const [first] = empty;
    setHasFoundEmpty(first !== undefined);
    if (first !== undefined) {
      obstacle.error(t('error.requiredFields', { ns: 'common' }), about);
      return showField(first);
    }
    if (brokenField !== null) {
      obstacle.error(t('save.brokenField'), about);
      return showField('configuration', brokenField);
    }
    const { draft, server, value: newest } = editor.snapshot();
    const invalid = findInvalidField(newest ?? value, draft?.base ?? server ?? null);
    if (invalid !== null) {
      setHasFoundEmpty(invalid.reason === 'required');
      obstacle.error(reasonText(t, invalid.reason), about);
      return showField(invalid.field, invalid.place);
    }
    const result = await saveWithFallback(editor, { current: currentDatabases, settled: settledStorage });
    const id = editor.snapshot().draft?.id;
    if (result === 'failed') obstacle.error(t('storage.title', { ns: 'drafts' }), about);
    else if (result === 'undecided') obstacle.error(t('conflict.undecided', { count: draft?.merge?.open ?? 1 }), about);
    else if (result === 'unchanged') toast.success(t('success.saved', { ns: 'common' }), about);
    else if (id !== undefined) outcome.showOutcomeOf(id);
  };
  return { missing: hasFoundEmpty ? empty : [], hasFoundEmpty, save };
}

function reasonText(t: TFunction<'job-instances'>, reason: InvalidField['reason']): string {
  if (reason === 'required') return t('error.requiredFields', { ns: 'common' });
  if (reason === 'code') return t('form.correctMarked', { ns: 'online' });
  if (reason === 'emails') return t('alerting.blocked', { ns: 'instance-tabs' });
  return t(`save.${reason}`);
}
