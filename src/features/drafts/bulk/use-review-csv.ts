import { useTranslation } from 'react-i18next';
import type { ShownLine } from '@/data/bulk/use-bulk';
import { partsOf, type BulkChange } from '@/domain/bulk/bulk-change';
import { formatPath } from '@/domain/configuration/schema/path';
import { csvText } from '@/lib/text/csv';
import { shownStatus } from './shown-status';
import { useEditTexts } from './use-edit-texts';
import { usePartName } from './use-part-name';

/**
 * Returns a function that writes a review as CSV. Each integration gets a row for each changed value, and a row for
 * each part without effect. If it has neither, it gets one row.
 */
export function useReviewCsv(change: BulkChange): (lines: readonly ShownLine[]) => string {
  const { t } = useTranslation('bulk');
  const partName = usePartName(change);
  const textsOf = useEditTexts();
  return (lines) => {
    const rows = lines.flatMap((line) => {
      const shown = shownStatus(line);
      const end = shown.draft === undefined ? t(`status.${shown.line}`) : t(`badge.${shown.draft}`, { ns: 'drafts' });
      const start = [line.label, line.code];
      const parts = partsOf(change).flatMap((part) => {
        const note = line.notes.find((each) => each.part === part);
        if (note !== undefined) return [[...start, partName(part), '', t(`note.${note.reason}`), end]];
        return line.edits
          .filter((edit) => edit.part === part)
          .map((edit) => {
            const { before, after } = textsOf(edit, change);
            const place = edit.kind === 'value' ? `${partName(part)} · ${formatPath(edit.path)}` : partName(part);
            return [...start, place, before.text, after.text, end];
          });
      });
      return parts.length > 0 ? parts : [[...start, '', '', '', end]];
    });
    const head = (['name', 'code', 'part', 'before', 'after', 'state'] as const).map((key) => t(`column.${key}`));
    return csvText([head, ...rows]);
  };
}
