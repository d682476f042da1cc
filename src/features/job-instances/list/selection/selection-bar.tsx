import { PencilLine, Play, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import type { Selection } from '@/ui/table/selection';
import styles from './selection.module.css';

interface SelectionBarProps {
  selection: Selection;
  onOpen: (dialog: 'change' | 'launch') => void;
}

/** How many rows are selected, and what can be done with them. Stays at the bottom of the window. */
export function SelectionBar({ selection, onOpen }: SelectionBarProps) {
  const { t } = useTranslation(['bulk', 'launch']);
  const format = useFormat();
  const online = useOnline();
  const { chosen, order } = useSyncExternalStore(selection.subscribe, selection.snapshot);
  const shown = new Set(order);
  const hidden = [...chosen].filter((code) => !shown.has(code)).length;
  const none = chosen.size === 0 ? t('select.none') : null;
  const isAll = chosen.size - hidden === order.length;
  return (
    <section className={styles.bar} aria-label={t('select.bar')}>
      <div className={styles.inner}>
        <p role="status" className={styles.count}>
          {t('select.count', { count: chosen.size, number: format.number(chosen.size) })}
        </p>
        {hidden > 0 && <span className={styles.note}>{t('select.hidden', { count: hidden })}</span>}
        {!isAll && (
          <Button variant="quiet" size="small" onClick={() => selection.chooseAll()}>
            {t('select.all', { count: order.length, number: format.number(order.length) })}
          </Button>
        )}
        <div className={styles.actions}>
          <IconButton icon={X} label={t('select.end')} className={styles.end} onClick={() => selection.end()} />
          <Button
            icon={Play}
            disabledReason={none ?? (online ? null : t('launch:offline'))}
            onClick={() => onOpen('launch')}
          >
            {t('launch.open')}
          </Button>
          <Button variant="primary" icon={PencilLine} disabledReason={none} onClick={() => onOpen('change')}>
            {t('change.open')}
          </Button>
        </div>
      </div>
    </section>
  );
}
