import { ArrowLeftRight, Copy, Download, Ellipsis, Link2, Share2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePermissions } from '@/data/session/use-session';
import { instanceComparisonPath, instanceImportPath } from '@/domain/addresses/links';
import { instanceViewPath } from '@/domain/addresses/paths';
import type { InstanceRow } from '@/domain/instance';
import { visible } from '@/lib/text/visible-text';
import { useShareLink } from '@/shared/share-link/use-share-link';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/overlay/menu';
import { toast } from '@/ui/overlay/toast';
import { DuplicateDialog } from '../copies/duplicate-dialog';
import { useExport } from '../copies/use-export';
import styles from './view.module.css';

/**
 * The less frequent actions for an integration, as the role allows: copy it as a draft, export, import, compare, and
 * share its address. A wide page shows them in a menu. On a phone, they are buttons in the box that contains all
 * actions of the page.
 */
export function MoreActions({ row }: { row: InstanceRow }) {
  const { t } = useTranslation('copies');
  const { superAdmin, operate } = usePermissions();
  const navigate = useNavigate();
  const [isDuplicating, setDuplicating] = useState(false);
  const exportRow = useExport(row);
  const link = useShareLink(visible(row.label) ?? row.code, location.origin + instanceViewPath(row.code));
  const shareLink = async (): Promise<void> => {
    if (await link.share()) toast.success(t('linkCopied'));
  };
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
    {
      key: link.hasSheet ? ('share' as const) : ('copyLink' as const),
      icon: link.hasSheet ? Share2 : Link2,
      isAllowed: true,
      separated: true,
      onSelect: () => void shareLink(),
    },
  ]
    .filter(({ isAllowed }) => isAllowed)
    .map((action) => ({ ...action, label: t(`action.${action.key}`) }));
  return (
    <>
      <Menu
        items={actions}
        renderTrigger={(attributes) => (
          <IconButton
            {...attributes}
            icon={Ellipsis}
            label={t('action.more', { ns: 'common' })}
            variant="default"
            className={styles.onWide}
          />
        )}
      />
      {actions.map(({ key, label, icon, onSelect }) => (
        <Button key={key} icon={icon} className={styles.onPhone} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {isDuplicating && <DuplicateDialog row={row} onClose={() => setDuplicating(false)} />}
    </>
  );
}
