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

/** Copies an integration or compares it: as a draft, as a file, from a file, with another one. As the role may. */
export function CopyMenu({ row }: { row: InstanceRow }) {
  const { t } = useTranslation('copies');
  const { superAdmin, operate } = usePermissions();
  const navigate = useNavigate();
  const [isDuplicating, setDuplicating] = useState(false);
  const exportRow = useExport(row);
  const go = (to: string) => () => void navigate(to);
  return (
    <>
      <Menu
        items={[
          ...(superAdmin
            ? [{ key: 'duplicate', label: t('action.duplicate'), icon: Copy, onSelect: () => setDuplicating(true) }]
            : []),
          { key: 'export', label: t('action.export'), icon: Download, onSelect: () => void exportRow() },
          ...(operate
            ? [{ key: 'import', label: t('action.import'), icon: Upload, onSelect: go(instanceImportPath(row.code)) }]
            : []),
          {
            key: 'compare',
            label: t('action.compare'),
            icon: ArrowLeftRight,
            onSelect: go(instanceComparisonPath({ a: row.code })),
          },
        ]}
        renderTrigger={(attributes) => (
          <Button {...attributes} icon={Copy}>
            {t('menu')} <ChevronDown size={16} aria-hidden />
          </Button>
        )}
      />
      {isDuplicating && <DuplicateDialog row={row} onClose={() => setDuplicating(false)} />}
    </>
  );
}
