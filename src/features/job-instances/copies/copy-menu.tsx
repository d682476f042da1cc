import { ArrowLeftRight, ChevronDown, Copy, Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePermissions } from '@/data/session/use-session';
import { instanceComparisonPath, instanceImportPath } from '@/domain/addresses/links';
import type { InstanceRow } from '@/domain/instance';
import { Button } from '@/ui/button/button';
import { Menu } from '@/ui/overlay/menu';
import { DuplicateDialog } from './duplicate-dialog';
import { useExport } from './use-export';
import styles from './copies.module.css';

/**
 * Copies an integration or compares it: as a draft, as a file, from a file, with another one; as the role may. A menu,
 * and on a narrow screen, where the actions are in a box, single buttons.
 */
export function CopyMenu({ row }: { row: InstanceRow }) {
  const { t } = useTranslation('copies');
  const { superAdmin, operate } = usePermissions();
  const navigate = useNavigate();
  const [isDuplicating, setDuplicating] = useState(false);
  const exportRow = useExport(row);
  const go = (to: string) => () => void navigate(to);
  const actions = [
    { key: 'duplicate' as const, icon: Copy, isAllowed: superAdmin, onSelect: () => setDuplicating(true) },
    { key: 'export' as const, icon: Download, isAllowed: true, onSelect: () => void exportRow() },
    { key: 'import' as const, icon: Upload, isAllowed: operate, onSelect: go(instanceImportPath(row.code)) },
    {
      key: 'compare' as const,
      icon: ArrowLeftRight,
      isAllowed: true,
      onSelect: go(instanceComparisonPath({ a: row.code })),
    },
  ]
    .filter(({ isAllowed }) => isAllowed)
    .map((action) => ({ ...action, label: t(`action.${action.key}`) }));
  return (
    <>
      <Menu
        items={actions}
        renderTrigger={(attributes) => (
          <Button {...attributes} icon={Copy} className={styles.wide}>
            {t('menu')} <ChevronDown size={16} aria-hidden />
          </Button>
        )}
      />
      {actions.map(({ key, label, icon, onSelect }) => (
        <Button key={key} icon={icon} className={styles.narrow} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {isDuplicating && <DuplicateDialog row={row} onClose={() => setDuplicating(false)} />}
    </>
  );
}
