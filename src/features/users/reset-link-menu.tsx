import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeResetLink } from '@/data/online/users';
import { useOnline } from '@/data/sync/use-sync';
import type { User } from '@/domain/users/user';
import { copyText } from '@/lib/browser/copy-text';
import { problemText } from '@/i18n/problem-text';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/overlay/menu';
import { toast } from '@/ui/overlay/toast';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/form/text-field';
import { Stack } from '@/ui/layout/stack';
import { Modal } from '@/ui/overlay/modal';

/** The page behind the link has one of these brands. */
const BRANDS = ['bynder', 'akeneo'] as const;

/**
 * A menu that creates a link with which a user can set a password, and shows the link. Only for the super
 * administrator.
 * @param worded true for a button with a text, false for an icon
 */
export function ResetLinkMenu({ user, worded = false }: { user: User; worded?: boolean }) {
  const { t } = useTranslation('users');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<{ address: string; copied: boolean } | null>(null);
  const make = async (brand: (typeof BRANDS)[number]): Promise<void> => {
    setBusy(true);
    const outcome = await makeResetLink(user.id, brand);
    setBusy(false);
    if (!outcome.ok) toast.error(problemText(outcome.problem));
    // Copies at once, because browsers allow copying only shortly after a click. The dialog says whether the copy
    // succeeded.
    else setLink({ address: outcome.value, copied: await copyText(outcome.value) });
  };
  return (
    <>
      <Menu
        items={BRANDS.map((brand) => ({
          key: brand,
          label: t(`resetLink.${brand}`),
          onSelect: () => void make(brand),
        }))}
        renderTrigger={(attributes) => {
          const trigger = {
            ...attributes,
            icon: KeyRound,
            size: 'small',
            busy,
            disabledReason: online ? null : t('error.offline', { ns: 'common' }),
          } as const;
          return worded ? (
            <Button {...trigger}>{t('resetLink.title')}</Button>
          ) : (
            <IconButton {...trigger} label={t('resetLink.share', { email: user.email })} />
          );
        }}
      />
      {link !== null && (
        <ResetLinkModal
          email={user.email}
          link={link.address}
          copiedAlready={link.copied}
          onClose={() => setLink(null)}
        />
      )}
    </>
  );
}

interface ResetLinkModalProps {
  email: string;
  link: string;
  copiedAlready: boolean;
  onClose: () => void;
}

/** Shows a reset link with a copy button. */
function ResetLinkModal({ email, link, copiedAlready, onClose }: ResetLinkModalProps) {
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
