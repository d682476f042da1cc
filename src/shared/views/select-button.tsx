import { ListChecks } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import type { Selection } from '@/ui/table/selection';

interface SelectButtonProps {
  selection: Selection;
  /** What the selection is for, already translated. */
  hint: string;
}

/** A button that starts or ends the selection of rows. */
export function SelectButton({ selection, hint }: SelectButtonProps) {
  const { t } = useTranslation('bulk');
  const { isOn } = useSyncExternalStore(selection.subscribe, selection.snapshot);
  return (
    <Button
      size="small"
      icon={ListChecks}
      aria-pressed={isOn}
      aria-keyshortcuts="x"
      hint={hint}
      onClick={() => (isOn ? selection.clear() : selection.start())}
    >
      {t('select.action')}
    </Button>
  );
}
