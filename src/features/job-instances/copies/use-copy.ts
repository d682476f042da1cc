import { useTranslation } from 'react-i18next';
import { changeDraft } from '@/data/drafts/write-draft';
import { copyChanges, takeCopyBack, type Copied } from '@/domain/copies/copy-changes';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import type { FieldChange } from '@/domain/merge/field-changes';
import { toast } from '@/ui/overlay/toast';
import { offerUndo } from '@/ui/overlay/undo';
import type { ShownInstance } from './use-shown-instance';

export type Side = 'a' | 'b';

/**
 * Returns a function that copies changes from one integration into the draft of the other, and offers to undo that in
 * one step. It resolves to whether the draft could be stored.
 * @param fields the properties that are compared
 */
export function useCopy(
  sides: Readonly<Record<Side, ShownInstance>>,
  fields: readonly InstanceField[],
): (changes: readonly FieldChange[], to: Side) => Promise<boolean> {
  const { t } = useTranslation('copies');
  const write = async (code: string, change: (now: InstanceFields) => Partial<InstanceFields>): Promise<boolean> => {
    try {
      await changeDraft(code, change);
      return true;
    } catch (error) {
      console.warn('The copy could not be stored.', error);
      toast.error(t('storage'));
      return false;
    }
  };
  return async (changes, to) => {
    const { row, name } = sides[to];
    const values = { a: sides.a.value, b: sides.b.value };
    let copied: Copied | null = null;
    // Another tab may have changed the draft since this screen read it.
    const isStored = await write(row.code, (now) => {
      copied = copyChanges({ ...values, [to]: now }, to, fields, changes);
      return copied.values;
    });
    if (!isStored) return false;
    const takeBack = async (): Promise<void> => {
      let isWhole = true;
      await write(row.code, (now) => {
        if (copied === null) return {};
        const taken = takeCopyBack(now, copied);
        ({ isWhole } = taken);
        return taken.values;
      });
      if (!isWhole) toast.info(t('compare.undoneInPart'));
    };
    offerUndo({
      text: t('compare.changed', { name, count: changes.length }),
      label: t('action.undo', { ns: 'drafts' }),
      undo: () => void takeBack(),
      about: `compare ${row.code}`,
    });
    return true;
  };
}
