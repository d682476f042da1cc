import { Activity, LogOut, MonitorDown, Settings, UserRound, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePermissions } from '@/data/session/use-session';
import { ACCOUNT_PATH, DIAGNOSTICS_PATH, SYSTEM_PATH } from '@/domain/addresses/paths';
import { isUnmodified } from '@/lib/browser/is-unmodified';
import { ColourModeSelect, LanguageSelect } from '@/shared/account/preference-selects';
import { SingleKeysSwitch } from '@/shared/account/single-keys-switch';
import { installPrompt } from '../../pwa/install-offer';
import { menuLinkOf } from './menu-pages';
import styles from './user-menu.module.css';

interface UserMenuContentProps {
  email: string;
  onClose: () => void;
  onSignOut: () => void;
}

/** The content of the user menu: links, sign-out and preferences. */
export function UserMenuContent({ email, onClose, onSignOut }: UserMenuContentProps) {
  const { t } = useTranslation();
  const { administrate } = usePermissions();
  const menu = useRef<HTMLUListElement>(null);
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);
  return (
    <>
      <p className={styles.who}>{email}</p>
      <ul role="menu" aria-label={email} ref={menu} className={styles.menu} onKeyDown={moveInMenu} tabIndex={-1}>
        <LinkItem to={ACCOUNT_PATH} icon={UserRound} name={t('nav.myAccount')} onClick={onClose} />
        {administrate && <LinkItem to={SYSTEM_PATH} icon={Settings} name={t('nav.system')} onClick={onClose} />}
        <LinkItem to={DIAGNOSTICS_PATH} icon={Activity} name={t('nav.diagnostics')} onClick={onClose} />
        <InstallItem onClose={onClose} />
        <Item>
          <button role="menuitem" type="button" className={styles.item} onClick={onSignOut}>
            <Label icon={LogOut}>{t('nav.signOut')}</Label>
          </button>
        </Item>
      </ul>
      <div className={styles.preferences}>
        <LanguageSelect />
        <ColourModeSelect />
        <SingleKeysSwitch />
        <InstallHint />
      </div>
    </>
  );
}

interface LinkItemProps {
  to: string;
  icon: LucideIcon;
  name: string;
  onClick: () => void;
}

/** A link of the menu. It has `aria-current` on every screen that belongs to it. */
function LinkItem({ to, icon, name, onClick }: LinkItemProps) {
  const isCurrent = menuLinkOf(useLocation().pathname) === to;
  return (
    <Item>
      <Link
        role="menuitem"
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={styles.item}
        onClick={onClick}
      >
        <Label icon={icon}>{name}</Label>
      </Link>
    </Item>
  );
}

/** The menu item that installs the console; absent if the browser does not offer this. */
function InstallItem({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notices');
  const prompt = installPrompt();
  if (prompt === null) return null;
  const install = (): void => {
    onClose();
    prompt();
  };
  return (
    <Item>
      <button role="menuitem" type="button" className={styles.item} data-tooltip={t('install.text')} onClick={install}>
        <Label icon={MonitorDown}>{t('install.here')}</Label>
      </button>
    </Item>
  );
}

/** Tells how to install the console in Safari, where only the browser's own menu can do it. */
function InstallHint() {
  const { t } = useTranslation('notices');
  if (!/Version\/[\d.]+.*Safari/.test(navigator.userAgent) || matchMedia('(display-mode: standalone)').matches)
    return null;
  return <p className={styles.note}>{t(navigator.maxTouchPoints > 1 ? 'install.onPhone' : 'install.inSafari')}</p>;
}

function Item({ children }: { children: ReactNode }) {
  return <li role="none">{children}</li>;
}

function Label({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon size={16} aria-hidden />
      {children}
    </>
  );
}

/** Moves the focus between menu items on arrow keys, Home and End; wraps around. */
function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  if (!isUnmodified(event)) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const current = items.findIndex((item) => item === document.activeElement);
  const next = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (current <= 0 ? items.length : current) - 1,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
