import { FileDown, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { discardDraft } from '@/data/drafts/use-drafts';
import { exportDraft } from '@/entities/draft-state/export-draft';
import { useDiscard } from '@/entities/draft-state/use-discard';
import { useDraftName } from '@/entities/draft-state/use-draft-name';
import type { DraftRow } from '@/lib/database/draft-rows';
import { IconButton } from '@/ui/button/icon-button';
import styles from './drafts.module.css';

/** Exports a draft, or throws it away with a way back. */
export function DraftActions({ draft }: { draft: DraftRow }) {
  const { t } = useTranslation('drafts');
  const discard = useDiscard();
  const name = useDraftName()(draft);
  return (
    <span className={styles.actions}>
      <IconButton
        icon={FileDown}
        size="small"
        label={t('action.exportNamed', { name })}
        onClick={() => exportDraft(draft)}
      />
      <IconButton
        icon={Trash2}
        size="small"
        label={t('action.discardNamed', { name })}
        disabled={draft.state === 'sending'}
        onClick={() => void discard(draft, () => discardDraft(draft.id))}
      />
    </span>
  );
}
