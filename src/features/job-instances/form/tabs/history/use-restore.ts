import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import { usePermissions } from '@/data/session/use-session';
import type { HistoryEntry } from '@/domain/instance';
import { changedFields, fieldsOf, sameField } from '@/domain/instance-fields';
import { RESTORABLE_FIELDS, valuesAt } from '@/domain/versions/values-at';
import { useFormat } from '@/i18n/format/use-format';
import { toast } from '@/ui/overlay/toast';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { isFieldVisible, tabOf, type FormTab } from '@/domain/form-tabs';

/**
 * Writes the values of a version into the draft as if they were typed. Asks for confirmation before replacing unsent
 * changes. Fields that the user may not edit stay unchanged.
 * @param onRestored called with the Configuration tab if the configuration changed, else with the tab of the first
 * changed field
 */
export function useRestore(
  editor: DraftEditor,
  entries: readonly HistoryEntry[] | undefined,
  onRestored: (tab: FormTab) => void,
): (version: number) => Promise<void> {
  const { t } = useTranslation('instance-tabs');
  const format = useFormat();
  const confirm = useConfirm();
  const permissions = usePermissions();
  return useCallback(
    async (version) => {
      const { server, value } = editor.snapshot();
      if (server == null || value === null || entries === undefined) return;
      const restored = valuesAt(fieldsOf(server), entries, version);
      const different = RESTORABLE_FIELDS.filter((field) => !sameField(field, value[field], restored[field]));
      const fields = different.filter((field) => isFieldVisible(field, permissions));
      const [first] = fields;
      if (first === undefined) return void toast.info(t('history.restoreSame', { version }));
      const replaced = changedFields(fieldsOf(server), value).filter((field) => fields.some((each) => each === field));
      if (replaced.length > 0) {
        const names = format.list(replaced.map((field) => t(`property.${field}`)));
        const isSure = await confirm({
          title: t('history.restoreTitle'),
          text: t('history.restoreText', { version, fields: names }),
          action: t('history.restoreAction'),
        });
        if (!isSure) return;
      }
      editor.edit(Object.fromEntries(fields.map((field) => [field, restored[field]])));
      toast.success(t(fields.length < different.length ? 'history.restoredPartly' : 'history.restored', { version }));
      onRestored(tabOf(fields.includes('configuration') ? 'configuration' : first));
    },
    [editor, entries, permissions, t, format, confirm, onRestored],
  );
}
