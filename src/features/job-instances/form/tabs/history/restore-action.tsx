import { Ellipsis, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/overlay/menu';
import styles from './history.module.css';

interface RestoreActionProps {
  version: number;
  onRestore: (version: number) => Promise<void>;
}

/** Restores a version: a button, and on a narrow screen an item of the menu "…". */
export function RestoreAction({ version, onRestore }: RestoreActionProps) {
  const { t } = useTranslation('instance-tabs');
  const restore = (): void => void onRestore(version);
  return (
    <>
      <span className={styles.wide}>
        <Button
          variant="quiet"
          size="small"
          icon={History}
          aria-label={t('history.restoreNamed', { version })}
          onClick={restore}
        >
          {t('history.restore')}
        </Button>
      </span>
      <span className={styles.narrow}>
        <Menu
          items={[{ key: 'restore', label: t('history.restore'), icon: History, onSelect: restore }]}
          renderTrigger={(attributes) => (
            <IconButton {...attributes} icon={Ellipsis} label={t('history.actionsFor', { version })} size="small" />
          )}
        />
      </span>
    </>
  );
}
