import { useTranslation } from 'react-i18next';
import { changeDraft } from '@/data/drafts/write-draft';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import { changeKey, type FieldChange } from '@/domain/merge/field-changes';
import { takeFields } from '@/domain/merge/take-changes';
import { toast } from '@/ui/overlay/toast';
import { offerUndo } from '@/ui/overlay/undo';
import type { ShownInstance } from './use-shown-instance';

export type Side = 'a' | 'b';

/**
 * Returns a function that copies changes from one integration into the draft of the other, and offers to undo that in
 * one step.
 * @param fields the properties that are compared
 */
export function useCopy(
  sides: Readonly<Record<Side, ShownInstance>>,
  fields: readonly InstanceField[],
): (changes: readonly FieldChange[], to: Side) => Promise<void> {
  const { t } = useTranslation('copies');
  return async (changes, to) => {
    const { row, name, value } = sides[to];
    const wanted = new Set(changes.map(changeKey));
    const isTaken = (each: FieldChange): boolean => wanted.has(changeKey(each));
    const values = takeFields({ a: sides.a.value, b: sides.b.value }, to, fields, isTaken);
    const before = Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, value[field]]));
    const write = async (next: Partial<InstanceFields>): Promise<boolean> => {
      try {
        await changeDraft(row.code, () => next);
        return true;
      } catch (error) {
        console.warn('The copy could not be stored.', error);
        toast.error(t('storage'));
        return false;
      }
    };
    if (!(await write(values))) return;
    offerUndo({
      text: t('compare.changed', { name, count: changes.length }),
      label: t('action.undo', { ns: 'drafts' }),
      undo: () => void write(before),
      about: `compare ${row.code}`,
    });
  };
}
