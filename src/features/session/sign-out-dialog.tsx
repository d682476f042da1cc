import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import { Modal } from '@/ui/overlay/modal';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { RelativeTime } from '@/ui/text/relative-time';
import { downloadDrafts } from './download-drafts';
import styles from './sign-out-dialog.module.css';
import type { SigningOut } from './use-sign-out';

/** Shows the drafts that signing out concerns: keep them for the next time, take them along as a file, or discard them. */
export function SignOutDialog({ signingOut }: { signingOut: SigningOut }) {
  const { t } = useTranslation('session');
  const confirm = useConfirm();
  const { drafts, finish, cancel } = signingOut;
  if (drafts === null) return null;
  const discard = async (): Promise<void> => {
    if (await confirm({ text: t('signOut.discardConfirm'), danger: true })) await finish({ keepDrafts: false });
  };
  return (
    <Modal
      open
      title={t('signOut.title')}
      onClose={cancel}
      footer={
        <>
          <Button onClick={() => downloadDrafts(drafts)}>{t('signOut.download')}</Button>
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
            <span className={styles.label}>{draft.value.label || draft.value.code || t('signOut.newInstance')}</span>
            <span className={styles.when}>
              <RelativeTime moment={draft.updatedAt} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.help}>{t('signOut.keepHelp')}</p>
    </Modal>
  );
}
