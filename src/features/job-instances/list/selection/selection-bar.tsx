import { PencilLine, Play } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import type { Selection } from '@/ui/table/selection';
import { SelectionBar } from '@/ui/table/selection-bar';

interface InstanceSelectionBarProps {
  selection: Selection;
  onOpenDialog: (dialog: 'change' | 'launch') => void;
}

/** Says how many integrations are selected, with buttons that open the dialogs to launch or change them. */
export function InstanceSelectionBar({ selection, onOpenDialog }: InstanceSelectionBarProps) {
  const { t } = useTranslation(['bulk', 'launch']);
  const format = useFormat();
  const online = useOnline();
  const { chosen } = useSyncExternalStore(selection.subscribe, selection.snapshot);
  const none = chosen.size === 0 ? t('select.none') : null;
  return (
    <SelectionBar
      selection={selection}
      label={t('select.bar')}
      texts={{
        count: (count) => t('select.count', { count, number: format.number(count) }),
        hidden: (count) => t('select.hidden', { count }),
        all: (count) => t('select.all', { count, number: format.number(count) }),
        end: t('select.end'),
      }}
    >
      <Button
        icon={Play}
        disabledReason={none ?? (online ? null : t('launch:offline'))}
        onClick={() => onOpenDialog('launch')}
      >
        {t('launch.open')}
      </Button>
      <Button variant="primary" icon={PencilLine} disabledReason={none} onClick={() => onOpenDialog('change')}>
        {t('change.open')}
      </Button>
    </SelectionBar>
  );
}
