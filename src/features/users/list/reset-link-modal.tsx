import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/form/text-field';
import { Stack } from '@/ui/layout/stack';
import { Modal } from '@/ui/overlay/modal';
import { copyText } from './copy-text';

interface ResetLinkModalProps {
  email: string;
  link: string;
  copiedAlready: boolean;
  onClose: () => void;
}

/** Shows a reset link and copies it, again if need be. */
export function ResetLinkModal({ email, link, copiedAlready, onClose }: ResetLinkModalProps) {
  const { t } = useTranslation('users');
  const [copied, setCopied] = useState(copiedAlready);
  const copy = async (): Promise<void> => setCopied(await copyText(link));
  return (
    <Modal
      open
      title={t('resetLink.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.close', { ns: 'common' })}</Button>
          <Button variant="primary" onClick={() => void copy()}>
            {t('resetLink.copy')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('resetLink.text', { email })}</p>
        <TextField
          label={t('resetLink.link')}
          mono
          readOnly
          value={link}
          onChange={() => {}}
          onFocus={(event) => event.target.select()}
        />
        <p role="status">{copied && t('resetLink.copied')}</p>
      </Stack>
    </Modal>
  );
}
