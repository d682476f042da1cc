import { useTranslation } from 'react-i18next';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { draftStatus } from '@/shared/draft-state/draft-status';
import { exportDrafts } from '@/shared/draft-state/export-draft';
import { useDraftName } from '@/shared/draft-state/use-draft-name';
import type { DraftRow } from '@/domain/drafts/draft';
import { Button } from '@/ui/button/button';
import { Modal } from '@/ui/overlay/modal';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { RelativeTime } from '@/ui/text/relative-time';
import styles from './sign-out-dialog.module.css';
import type { SigningOut } from './use-sign-out';

interface SignOutDialogProps {
  signingOut: SigningOut;
  drafts: readonly DraftRow[];
}

/** Asks what to do with the drafts before a sign-out: keep them on this device, export them, or discard them. */
export function SignOutDialog({ signingOut, drafts }: SignOutDialogProps) {
  const { t } = useTranslation('session');
  const confirm = useConfirm();
  const nameOf = useDraftName();
  const { finish, cancel } = signingOut;
  const discard = async (): Promise<void> => {
    if (await confirm({ text: t('signOut.discardConfirm'), action: t('signOut.discardVerb'), danger: true }))
      await finish({ keepDrafts: false });
  };
  return (
    <Modal
      open
      title={t('signOut.title')}
      onClose={cancel}
      footer={
        <>
          <Button variant="quiet" onClick={cancel}>
            {t('action.cancel', { ns: 'common' })}
          </Button>
          <Button onClick={() => exportDrafts(drafts)}>{t('signOut.download')}</Button>
          <Button onClick={() => void discard()}>{t('signOut.discard')}</Button>
          <Button variant="primary" onClick={() => void finish({ keepDrafts: true })}>
            {t('signOut.keep')}
          </Button>
        </>
      }
    >
      <p>{t('signOut.text', { count: drafts.length })}</p>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <span className={styles.label}>{nameOf(draft)}</span>
            <span className={styles.when}>
              <RelativeTime moment={draft.updatedAt} />
            </span>
            <DraftBadge status={draftStatus(draft)} />
          </li>
        ))}
      </ul>
      <p className={styles.help}>{t('signOut.keepHelp')}</p>
    </Modal>
  );
}
